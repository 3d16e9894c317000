import { endpoints } from "../../../supabase/functions/_shared/contract/endpoints.ts";
import type { Person } from "../person.ts";

/** What an attack must not take from others: each of their calls is answered within this. */
export const waitMsMax = 1000;

/** Milliseconds that others waited, the longest of each. */
export interface Waits { page: number; data: number; caption: number }

/**
 * What an ordinary visitor and a signed-in person wait for while an attack runs: they call again and again until it
 * is over, three times at least.
 * @param attack resolves when the attack is over
 * @param person has captions of the day left, or premium access
 * @throws when one of their calls is not answered with 200
 */
export async function waitsDuring(url: string, person: Person, attack: Promise<unknown>): Promise<Waits> {
  const waits: Waits = { page: 0, data: 0, caption: 0 };
  const attacked = attack.then(() => null, (error: unknown) => ({ error }));
  let over = false;
  void attacked.then(() => { over = true; });
  const measure = async (what: keyof Waits, call: () => Promise<number>) => {
    const before = performance.now();
    const status = await call();
    waits[what] = Math.max(waits[what], performance.now() - before);
    if (status !== 200) throw new Error(`${what}: ${status}`);
  };
  for (let round = 0; round < 3 || !over; round += 1) {
    await measure("page", async () => await (await fetch(`${url}/`)).text() && 200);
    await measure("data", async () => {
      const answer = await fetch(`${url}${endpoints.listArticles.path}`);
      await answer.arrayBuffer();
      return answer.status;
    });
    // More often would meet the person's own limit of thirty a minute.
    if (round < 10) await measure("caption", async () => (await person.generate()).status);
  }
  const failure = await attacked;
  if (failure) throw failure.error;
  return waits;
}
