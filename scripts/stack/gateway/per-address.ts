import type { Socket } from "node:net";
import { networkOf } from "../../../supabase/functions/_shared/platform/limits/address.ts";

/** The other end of a connection, in the form in which an address is counted. */
export const addressOf = (socket: Pick<Socket, "remoteAddress">): string =>
  networkOf(socket.remoteAddress ?? "unknown");

/** Amounts in use, by address and in total. Addresses that use nothing are forgotten. */
export class PerAddress {
  readonly #held = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(address: string): number {
    return this.#held.get(address) ?? 0;
  }

  add(address: string, amount = 1): void {
    const held = this.of(address) + amount;
    if (held > 0) this.#held.set(address, held);
    else this.#held.delete(address);
    this.#total += amount;
  }
}
