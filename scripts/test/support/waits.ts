import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { Person } from "./person.ts";

/** Milliseconds that others waited, the longest of each. */
export interface Waits {
  page: number;
  data: number;
  account: number;
  caption: number;
}

/**
 * What an ordinary visitor and a signed-in person wait for while an attack runs: they call again and again until it
 * is over, three times at least.
 * @param attack resolves when the attack is over
 * @param person has captions of the day left, or premium access
 * @param options `captions: false` leaves them out
 * @throws when one of their calls is not answered with 200
 */
export async function waitsDuring(
  url: string,
  person: Person,
  attack: Promise<unknown>,
  { captions = true } = {},
): Promise<Waits> {
  const waits: Waits = { page: 0, data: 0, account: 0, caption: 0 };
  const attacked = { over: false };
  const ended = attack.finally(() => {
    attacked.over = true;
  });
  // Waited for below; until then its failure must not end the process.
  ended.catch(() => {});
  const measure = async (what: keyof Waits, call: () => Promise<number>) => {
    const before = performance.now();
    const status = await call();
    waits[what] = Math.max(waits[what], performance.now() - before);
    if (status !== 200) throw new Error(`${what}: ${status}`);
  };
  const read = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let round = 0; round < 3 || !attacked.over; round += 1) {
    await measure("page", () => read("/"));
    await measure("data", () => read(endpoints.listArticles.path));
    await measure("account", async () => (await person.call("GET", endpoints.getUser.path)).status);
    // More often would meet the person's own limit of thirty a minute.
    if (captions && round < 10) await measure("caption", async () => (await person.generate()).status);
  }
  await ended;
  return waits;
}
