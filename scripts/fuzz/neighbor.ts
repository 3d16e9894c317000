import type { Person } from "../test/support/person.ts";

/** What somebody else waits for while hostile calls are made. */
const waits = {
  page: (url: string) => async () => (await (await fetch(url)).text(), 200),
  account: (_url: string, person: Person) => async () => (await person.call("GET", "/api/user")).status,
  caption: (_url: string, person: Person) => async () => (await person.generate({ keyword: "tea" })).status,
};

/** The slowest and the median wait for a page, an account and a caption, in milliseconds, and what failed. */
export interface NeighborWaits {
  slowest: Record<keyof typeof waits, number>;
  median: Record<keyof typeof waits, number>;
  failures: string[];
}

/** How long somebody pauses between two visits, in milliseconds. */
const pauseMs = 300;

/** A second person who uses the product meanwhile, until `stop` is called. */
export function visitRepeatedly(url: string, person: Person): { stop(): Promise<NeighborWaits> } {
  const measured = { page: [0], account: [0], caption: [0] };
  const failures: string[] = [];
  const stopping = new AbortController();
  const visits = (async () => {
    while (!stopping.signal.aborted) {
      for (const what of Object.keys(waits) as (keyof typeof waits)[]) {
        const began = performance.now();
        const status = await waits[what](url, person)().catch((error: unknown) => String(error));
        measured[what].push(Math.round(performance.now() - began));
        if (status !== 200) failures.push(`${what}: ${status}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  const of = (read: (sorted: number[]) => number): NeighborWaits["median"] => ({
    page: read(measured.page.toSorted((a, b) => a - b)),
    account: read(measured.account.toSorted((a, b) => a - b)),
    caption: read(measured.caption.toSorted((a, b) => a - b)),
  });
  return {
    async stop() {
      stopping.abort();
      await visits;
      return {
        slowest: of((sorted) => sorted.at(-1)!),
        median: of((sorted) => sorted[sorted.length >> 1]!),
        failures,
      };
    },
  };
}
