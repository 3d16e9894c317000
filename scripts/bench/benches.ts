import { adminTable, measureAdmin } from "./admin.ts";
import { attacksTable, measureUnderAttacks } from "./attacks.ts";
import { bundleTable } from "./bundle.ts";
import { bundledStartTable, measureBundledStart } from "./cold-start/bundled.ts";
import { coldStartTable, measureColdStart } from "./cold-start.ts";
import { generateDelayMs, generateTable, measureGenerate } from "./generate.ts";
import { guessingTable, measureUnderGuessing } from "./guessing.ts";
import { historyTable, measureHistory } from "./history.ts";
import { liveExplanation, liveProblems, liveTable, measureLive } from "./live.ts";
import { qualityTable } from "./page-quality.ts";
import { speedTable } from "./page-speed.ts";
import { measureFirstLoads, measurePageQuality, measureSlowPhone } from "./pages.ts";
import type { Part } from "./parts.ts";
import { measureReading, readingTable } from "./reading.ts";
import { measureSearch, searchTable } from "./search.ts";
import { measureStartUp, startUpTable } from "./start-up.ts";
import { measureStream, streamTable } from "./stream.ts";
import { measureThroughput, throughputTable } from "./throughput.ts";
import { measureTrending, trendingTable } from "./trending.ts";
import { withStack } from "./with-stack.ts";

export interface BenchOptions {
  /** The address of another page that "page" is compared with. */
  against?: string | undefined;
  /** How many sockets "live" opens. */
  sockets?: number | undefined;
}

/** A section of docs/performance.md. */
export interface Report {
  title: string;
  explanation: string;
  /** A table in Markdown. */
  result: string;
  /** Lines for the terminal alone. */
  notes?: string[];
  /** Figures that miss their limit: the command fails. */
  problems?: string[];
}

/** What each benchmark measures, and how its sections read. */
export const benches: Readonly<Record<Part, (options: BenchOptions) => Promise<Report[]>>> = {
  generate: async () => [
    {
      title: "Generation",
      explanation: `A simulated model responds after ${generateDelayMs} ms. "Added" is the time that a request takes beyond that. "Bare" is a handler in the same process that makes only the same two database calls; the two are measured alternately. Limits: 1.5 × at p50 and p95, and two round trips to the database.`,
      result: generateTable(await withStack(measureGenerate)),
    },
  ],
  stream: async () => [
    {
      title: "First caption",
      explanation:
        "A simulated model writes six captions token by token: the first token after 400 ms, then one every 20 ms. The time until the first caption has passed its checks, is stored and has arrived. Limit: 1.3 × the time to the first token plus the rest divided by the number of captions.",
      result: streamTable(await measureStream()),
    },
  ],
  history: async () => [
    {
      title: "History",
      explanation:
        "The first page of the history, requested through the public origin by one client. Limit: 1.3 × between a thousand and a million entries.",
      result: historyTable(await withStack(measureHistory)),
    },
  ],
  search: async () => [
    {
      title: "Search",
      explanation:
        "Searches of the history, requested through the public origin by one client, in turns with an account of a thousand and one of a million entries, each of one caption with 12 words. Limit: 1.3 × at p95 of all.",
      result: searchTable(await withStack(measureSearch)),
    },
  ],
  bundle: async () => [
    {
      title: "First load",
      explanation:
        "All scripts that a browser with an empty cache loads until five seconds after its load event, compressed with gzip at level 9, and its calls of the API in that time. 1 kB is 1,000 bytes. Limits: 85 kB for `/auth`, 120 kB for `/`, 180 kB for every other route.",
      result: bundleTable(await withStack(measureFirstLoads)),
    },
  ],
  quality: async () => {
    const rows = await withStack(measurePageQuality);
    return [
      {
        title: "Page quality",
        explanation:
          "Lighthouse scores, for mobile with a simulated slow network and processor. Targets: 95 in every category for `/auth`; performance 90, 2,000 ms until the largest content is painted (LCP) and 200 ms blocked (TBT) for `/` signed in on mobile.",
        result: qualityTable(rows),
        notes: rows.map(
          ({ page, device, failed }) => `${page}, ${device}: below 0.9: ${failed.join(", ") || "nothing"}`,
        ),
      },
    ];
  },
  page: async ({ against }) => [
    {
      title: "Page on a slow phone",
      explanation:
        "Medians of seven visits to `/auth`, and to `/` by a person who is signed in, with an empty cache, at a quarter of the processor's speed, 1.6 Mbit/s and 150 ms until a response begins. Something is typed into the email field or the keyword field as soon as it is painted; the time counts from which the field keeps it. On `/`, Generate is pressed at that moment; it answers when the page requests captions. `--against URL` visits another page in turns.",
      result: speedTable(await withStack((stack) => measureSlowPhone(stack, against)), against !== undefined),
    },
  ],
  "start-up": async () => [
    {
      title: "Start-up",
      explanation:
        "`npm start` with everything installed and built. A cold start has an empty data directory. Limits: 10 s cold, 4 s warm.",
      result: startUpTable(await measureStartUp()),
    },
  ],
  "cold-start": async () => [
    {
      title: "Cold start",
      explanation:
        "The time from the start of the API's process to its first response, at the median of alternating starts with and without the caption code. The grammar is loaded after the first response. Limit: 150 ms added.",
      result: coldStartTable(await measureColdStart()),
    },
    {
      title: "Cold start, bundled",
      explanation:
        "The same time for the API as its source and as the bundle that is deployed, started in turns, at the median: on the local stack's Deno and on the version on which Supabase runs functions.",
      result: bundledStartTable(await measureBundledStart()),
    },
  ],
  trending: async () => [
    {
      title: "Trends",
      explanation:
        "The time to rank the hashtags and emoji of two weeks from their counts, and the time of the page's request. Limits: 1 s, and 1.5 × the bare request.",
      result: trendingTable(await withStack(measureTrending)),
    },
  ],
  live: async ({ sockets }) => {
    const figures = await withStack((stack, sql) => measureLive(stack, sql, sockets));
    return [
      {
        title: "Live updates",
        explanation: liveExplanation(figures),
        result: liveTable(figures),
        problems: liveProblems(figures),
      },
    ];
  },
  admin: async () => [
    {
      title: "Admin panel",
      explanation:
        "The first page of posts and of the activity log, requested through the public origin by one client. Limit: 1.3 × between a hundred entries and 10,000 posts or 100,000 log entries.",
      result: adminTable(await withStack(measureAdmin)),
    },
  ],
  guessing: async () => {
    const result = await withStack(async ({ url, functionsUrl }) =>
      measureUnderGuessing({ url, functionsUrl: await functionsUrl() }),
    );
    return [
      {
        title: "Under password guessing",
        explanation:
          "Twenty clients guess passwords, each time from a new address so that every guess is hashed. Meanwhile, a page and captions are requested. Limit: 1 s.",
        result: guessingTable(result),
      },
    ];
  },
  attacks: async () => [
    {
      title: "Under attack",
      explanation:
        "The longest time that a visitor's page, the articles, a person's account and a caption took during the attack. Limit: 1 s.",
      result: attacksTable(await withStack(measureUnderAttacks)),
    },
  ],
  reading: async () => [
    {
      title: "Reading and judging",
      explanation:
        "The time to read a keyword with its tone and to judge five drafts against ten earlier captions, without a writer. The first reading loads the grammar. Limit: 10 ms at p95.",
      result: readingTable(await measureReading()),
    },
  ],
  throughput: async () => [
    {
      title: "Throughput",
      explanation:
        "Requests per second of reads that everybody shares, and of a signed-in read, at the API's own process. \"Asking each time\" is a handler in the same process that asks the database each time, by the sixteen statements of @supabase/lite; the two are measured alternately, and then the same read through the public origin, whose process is also that of Supabase's API. Every client has its own account. `/api/health` does nothing and shows the most that is possible. Limits: 3,000 for shared reads, 2 × for the account at 100 clients, no errors.",
      result: throughputTable(await withStack(measureThroughput)),
    },
  ],
};
