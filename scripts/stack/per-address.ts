import type { Socket } from "node:net";
import { networkOf } from "../../supabase/functions/_shared/limits/address.ts";

/** Who is at the other end of a connection, as one address is counted. */
export const addressOf = (socket: Pick<Socket, "remoteAddress">): string => networkOf(socket.remoteAddress ?? "unknown");

/** Amounts that are held, by address and in all. Addresses that hold nothing are forgotten. */
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
