import { newPerson } from "../test/support/person.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, table } from "../measure/statistics.ts";

/** How many clients guess at the same time, each from different addresses. */
const guessers = 20;
const samples = 24;

interface Target {
  /** The public origin. */
  url: string;
  /**
   * The functions without the gateway. There, a request can claim any address, so that no limit per address applies.
   */
  functionsUrl: string;
}

/** The duration of every sample in milliseconds, and the number of guesses that got a response meanwhile. */
export interface UnderGuessing {
  page: number[];
  caption: number[];
  guesses: number;
}

async function timed(call: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const response = await call();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`a measured call returned ${response.status}`);
  return performance.now() - started;
}

/**
 * Measures how long a visitor's page and a person's caption take while passwords are guessed from many addresses. Every
 * guess costs the server a password hash.
 */
export async function measureUnderGuessing({ url, functionsUrl }: Target): Promise<UnderGuessing> {
  // Enough people that the samples stay below the free captions of a day.
  const people = [];
  for (let count = 0; count < Math.ceil(samples / 4); count++) people.push(await newPerson(url));
  const end = new AbortController();
  let guesses = 0;
  const underWay = Promise.withResolvers<void>();
  const guess = async (client: number) => {
    for (let round = 0; !end.signal.aborted; round++) {
      const response = await fetch(`${functionsUrl}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.${client}.${round >> 8}.${round & 255}` },
        body: JSON.stringify({
          email: `guess-${client}-${round}@example.com`,
          password: "guessed-1",
          termsAccepted: true,
        }),
      });
      await response.arrayBuffer();
      guesses += 1;
      if (guesses === guessers) underWay.resolve();
    }
  };
  const guessing = Promise.all(Array.from({ length: guessers }, (_, client) => guess(client)));
  guessing.catch(underWay.reject);
  await underWay.promise;
  const result: UnderGuessing = { page: [], caption: [], guesses: 0 };
  try {
    for (let sample = 0; sample < samples; sample++) {
      result.page.push(await timed(() => fetch(`${url}/auth`)));
      const person = people[sample % people.length]!;
      const started = performance.now();
      const { status } = await person.generate({ keyword: "coffee" });
      if (status !== 200) throw new Error(`a caption returned ${status}`);
      result.caption.push(performance.now() - started);
    }
  } finally {
    end.abort();
    await guessing;
  }
  return { ...result, guesses };
}

export function guessingTable({ page, caption, guesses }: UnderGuessing): string {
  const row = (name: string, values: readonly number[]) => [
    name,
    atMost(limits.waitUnderAttackMs, percentile(values, 50), ms),
    atMost(limits.waitUnderAttackMs, percentile(values, 95), ms),
  ];
  return `${table(["what", "p50 ms", "p95 ms"], [row("a visitor's page", page), row("a person's caption", caption)])}\n\n${guesses} guesses by ${guessers} clients meanwhile.`;
}
