import { clearCounters } from "../tests/attacks/counters.ts";
import { costlyPhotos, sendUnsigned } from "../tests/attacks/costly-photos.ts";
import { attackerAddress, sendHalfBodies } from "../tests/attacks/half-bodies.ts";
import { newPremiumPerson } from "../tests/attacks/premium.ts";
import { waitsDuring, type Waits } from "../tests/attacks/waits.ts";
import { newPerson } from "../tests/person.ts";
import type { Stack } from "../stack/start-stack.ts";
import { ms, table } from "./statistics.ts";

export interface AttackRow { attack: string; waits: Waits }

/**
 * What a visitor and a person wait for while pictures and half-sent bodies are thrown at the stack.
 * @returns the longest wait of each kind of call, in milliseconds
 */
export async function measureUnderAttacks(stack: Stack): Promise<AttackRow[]> {
  const attacker = await newPerson(stack.url);
  const costly = await costlyPhotos();
  const attacks: [string, () => Promise<unknown>][] = [
    ["nothing", () => Promise.resolve()],
    ["6 GIFs of 308,358 frames, token not signed", () => Promise.all(Array.from({ length: 6 }, () => sendUnsigned(stack.url)))],
    ["16 of the costliest pictures, signed in", () => Promise.all(Array.from({ length: 16 }, (_, index) => attacker.generate({ image: costly[index % costly.length]! })))],
    ["256 half-sent bodies", async () => (await sendHalfBodies(stack.url, 256)).answers],
  ];
  const rows: AttackRow[] = [];
  for (const [attack, start] of attacks) {
    await clearCounters(stack.databaseUrl);
    const person = await newPremiumPerson(stack);
    rows.push({ attack, waits: await waitsDuring(stack.url, person, start(), { captions: attackerAddress !== undefined }) });
  }
  return rows;
}

/** The table of `docs/performance.md`. */
export function attacksTable(rows: readonly AttackRow[]): string {
  return table(
    ["attack", "page, ms", "articles, ms", "account, ms", "caption, ms"],
    rows.map(({ attack, waits }) => [attack, ms(waits.page), ms(waits.data), ms(waits.account), ms(waits.caption)]),
  );
}
