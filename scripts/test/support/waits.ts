import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { Person } from "./person.ts";

/** The longest waiting time of each kind of call, in milliseconds. */
export interface Waits {
  page: number;
  data: number;
  account: number;
  caption: number;
}

/**
 * Measures how long a visitor and a signed-in person wait during an attack. They repeat their calls until it is over,
 * at least three times.
 * @param attack resolves when the attack is over
 * @param person a person with captions left for the day, or with premium access
 * @throws Error if one of their calls does not return 200
 */
export async function waitsDuring(url: string, person: Person, attack: Promise<unknown>): Promise<Waits> {
  const waits: Waits = { page: 0, data: 0, account: 0, caption: 0 };
  const attacked = { over: false };
  const ended = attack.finally(() => {
    attacked.over = true;
  });
  // It is awaited below. Until then, its failure must not end the process.
  ended.catch(() => {});
  const measure = async (what: keyof Waits, call: () => Promise<number>) => {
    const before = performance.now();
    const status = await call();
    waits[what] = Math.max(waits[what], performance.now() - before);
    if (status !== 200) throw new Error(`${what}: ${status}`);
  };
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    await response.arrayBuffer();
    return response.status;
  };
  for (let round = 0; round < 3 || !attacked.over; round += 1) {
    await measure("page", () => read("/"));
    await measure("data", () => read(endpoints.listArticles.path));
    await measure("account", async () => (await person.call("GET", endpoints.getUser.path)).status);
    // More calls would reach the person's limit of thirty per minute.
    if (round < 10) await measure("caption", async () => (await person.generate()).status);
  }
  await ended;
  return waits;
}
