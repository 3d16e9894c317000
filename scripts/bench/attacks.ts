import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { clearCounters } from "../test/support/counters.ts";
import { newPremiumPerson } from "../test/support/premium.ts";
import { waitsDuring, type Waits } from "../test/support/waits.ts";
import { newPerson } from "../test/support/person.ts";
import type { Stack } from "../stack/stack.ts";
import type { AttackTask } from "./attack.worker.ts";
import { limits } from "./limits.ts";
import { atMost, ms, table } from "../measure/statistics.ts";

export interface AttackRow {
  attack: string;
  waits: Waits;
}

const attacks: [title: string, kind: AttackTask["kind"], count: number][] = [
  ["nothing", "none", 0],
  ["6 GIFs of 308,358 frames, token not signed", "unsigned pictures", 6],
  ["16 of the costliest pictures, signed in", "costly pictures", 16],
];

/** Prepares an attack. @returns a function that starts it and resolves when it is over */
async function prepared(task: AttackTask): Promise<() => Promise<unknown>> {
  const worker = new Worker(new URL("./attack.worker.ts", import.meta.url), { workerData: task });
  await once(worker, "message");
  return () => {
    const over = once(worker, "message");
    worker.postMessage("start");
    return over;
  };
}

/**
 * Measures how long a visitor and a signed-in person wait during attacks with pictures.
 * @returns the longest wait of each kind of call, in milliseconds
 */
export async function measureUnderAttacks(stack: Stack): Promise<AttackRow[]> {
  const { cookies } = await newPerson(stack.url);
  const rows: AttackRow[] = [];
  for (const [attack, kind, count] of attacks) {
    await clearCounters(stack.databaseUrl);
    const person = await newPremiumPerson(stack);
    const start = await prepared({ url: stack.url, kind, count, cookies });
    rows.push({ attack, waits: await waitsDuring(stack.url, person, start()) });
  }
  return rows;
}

/** The table of `docs/performance.md`. */
export function attacksTable(rows: readonly AttackRow[]): string {
  return table(
    ["attack", "page, ms", "articles, ms", "account, ms", "caption, ms"],
    rows.map(({ attack, waits }) => [
      attack,
      ...[waits.page, waits.data, waits.account, waits.caption].map((wait) =>
        atMost(limits.waitUnderAttackMs, wait, ms),
      ),
    ]),
  );
}
