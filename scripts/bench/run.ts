import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import connect from "postgres";
import { adminTable, measureAdmin } from "./admin.ts";
import { attacksTable, measureUnderAttacks } from "./attacks.ts";
import { bundleTable, measureRoutes } from "./bundle.ts";
import { bundledStartTable, measureBundledStart } from "./cold-start/bundled.ts";
import { coldStartTable, measureColdStart } from "./cold-start.ts";
import { generateDelayMs, generateTable, measureGenerate } from "./generate.ts";
import { guessingTable, measureUnderGuessing } from "./guessing.ts";
import { historyTable, measureHistory } from "./history.ts";
import { performanceFile } from "./performance-file.ts";
import { liveExplanation, liveProblems, liveTable, measureLive } from "./live.ts";
import { measureSearch, searchTable } from "./search.ts";
import { measureQuality, qualityTable } from "./page-quality.ts";
import { measureSpeed, speedTable } from "./page-speed.ts";
import { signInCookies } from "./sign-in.ts";
import { measureStartUp, startUpTable } from "./start-up.ts";
import { measureStream, streamTable } from "./stream.ts";
import { measureTrending, trendingTable } from "./trending.ts";
import { launchBrowser } from "../test/support/browser.ts";
import { ensureBuilt } from "../build/ensure-built.ts";
import { measureReading, readingTable } from "./reading.ts";
import { fromRoot } from "../command/paths.ts";
import type { Stack } from "../stack/stack.ts";
import { startTemporaryStack } from "../stack/temporary-stack.ts";
import { measureThroughput, throughputTable } from "./throughput.ts";
import type { Part } from "./parts.ts";

async function withStack<T>(work: (stack: Stack, sql: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const stack = await startTemporaryStack({ log: (line) => console.error(line) });
  const sql = connect(stack.databaseUrl, { max: 2, onnotice: () => {} });
  try {
    return await work(stack, sql);
  } finally {
    await sql.end();
    await stack.stop();
  }
}

/**
 * Runs the chosen benchmarks and prints the results.
 * @param write also writes the results to docs/performance.md
 * @param against the address of another page that "page" is compared with
 * @param sockets how many sockets "live" opens
 */
export async function runBench(
  wanted: ReadonlySet<Part>,
  write: boolean,
  { against, sockets }: { against?: string; sockets?: number } = {},
): Promise<void> {
  const file = fromRoot("docs/performance.md");
  const measured = new Map<string, string>();
  function report(title: string, explanation: string, result: string): void {
    measured.set(title, `## ${title}\n\n${explanation}\n\n${result}\n`);
    console.log(`\n${title}\n${result}`);
  }

  await ensureBuilt();
  if (wanted.has("generate")) {
    report(
      "Generation",
      `A simulated model responds after ${generateDelayMs} ms. "Added" is the time that a request takes beyond that. "Bare" is a handler in the same process that makes only the same two database calls; the two are measured alternately. Limits: 1.5 × at p50 and p95, and two round trips to the database.`,
      generateTable(await withStack(measureGenerate)),
    );
  }
  if (wanted.has("stream")) {
    report(
      "First caption",
      "A simulated model writes six captions token by token: the first token after 400 ms, then one every 20 ms. The time until the first caption has passed its checks, is stored and has arrived. Limit: 1.3 × the time to the first token plus the rest divided by the number of captions.",
      streamTable(await measureStream()),
    );
  }
  if (wanted.has("history")) {
    report(
      "History",
      "The first page of the history, requested through the public origin by one client. Limit: 1.3 × between a thousand and a million entries.",
      historyTable(await withStack(measureHistory)),
    );
  }
  if (wanted.has("search")) {
    report(
      "Search",
      "Searches of the history, requested through the public origin by one client, in turns with an account of a thousand and one of a million entries, each of one caption with 12 words. Limit: 1.3 × at p95 of all.",
      searchTable(await withStack(measureSearch)),
    );
  }
  if (wanted.has("bundle")) {
    const rows = await withStack(async (stack) => {
      const browser = await launchBrowser();
      try {
        const cookies = await signInCookies(stack.url);
        const open = [
          "/auth",
          "/forgot-password",
          "/reset-password?token=none",
          "/terms",
          "/privacy",
          "/contact",
          "/nowhere",
        ].map((route) => ({ route }));
        return await measureRoutes(browser, stack.url, [
          ...open,
          { route: "/", cookies },
          { route: "/?tab=history", cookies },
          { route: "/?tab=account", cookies },
          { route: "/trending", cookies },
        ]);
      } finally {
        await browser.close();
      }
    });
    report(
      "First load",
      "All scripts that a browser with an empty cache loads until the network is idle, compressed with gzip at level 9. 1 kB is 1,000 bytes. Limits: 95 kB for `/auth`, 180 kB for every route.",
      bundleTable(rows),
    );
  }
  if (wanted.has("quality")) {
    const rows = await withStack(async ({ url }) => [
      ...(await measureQuality(`${url}/auth`, "`/auth`")),
      ...(await measureQuality(`${url}/`, "`/`, signed in", await signInCookies(url))),
    ]);
    report(
      "Page quality",
      "Lighthouse scores, for mobile with a simulated slow network and processor. Targets: 95 in every category for `/auth`; performance 90, 2,000 ms until the largest content is painted (LCP) and 200 ms blocked (TBT) for `/` signed in on mobile.",
      qualityTable(rows),
    );
    for (const row of rows) console.log(`${row.page}, ${row.device}: below 0.9: ${row.failed.join(", ") || "nothing"}`);
  }
  if (wanted.has("page")) {
    const visits = await withStack(async (stack) => {
      const browser = await launchBrowser();
      try {
        return await measureSpeed(browser, [`${stack.url}/auth`, ...(against ? [against] : [])], 7);
      } finally {
        await browser.close();
      }
    });
    report(
      "Page on a slow phone",
      "Medians of seven visits to `/auth` with an empty cache, at a quarter of the processor's speed, 1.6 Mbit/s and 150 ms until a response begins. Something is typed into the email field as soon as it is painted; the time counts from which the field keeps it. `--against URL` visits another page in turns.",
      speedTable(visits),
    );
  }
  if (wanted.has("start-up")) {
    report(
      "Start-up",
      "`npm start` with everything installed and built. A cold start has an empty data directory. Limits: 10 s cold, 4 s warm.",
      startUpTable(await measureStartUp()),
    );
  }
  if (wanted.has("cold-start")) {
    report(
      "Cold start",
      "The time from the start of the API's process to its first answer, at the median of alternating starts with and without the caption code. The grammar is loaded after the first answer. Limit: 150 ms added.",
      coldStartTable(await measureColdStart()),
    );
    report(
      "Cold start, bundled",
      "The same time for the API as its source and as the bundle that is deployed, started in turns, at the median: on the local stack's Deno and on the version on which Supabase runs functions.",
      bundledStartTable(await measureBundledStart()),
    );
  }
  if (wanted.has("guessing")) {
    const result = await withStack(async (stack) =>
      measureUnderGuessing({ url: stack.url, functionsUrl: await stack.functionsUrl() }),
    );
    report(
      "Under password guessing",
      "Twenty clients guess passwords, each time from a new address so that every guess is hashed. Meanwhile, a page and captions are requested. Limit: 1 s.",
      guessingTable(result),
    );
  }
  if (wanted.has("trending")) {
    report(
      "Trends",
      "The time to rank the hashtags and emoji of two weeks from their counts, and the time of the page's request. Limits: 1 s, and 1.5 × the bare request.",
      trendingTable(await withStack(measureTrending)),
    );
  }
  if (wanted.has("live")) {
    const figures = await withStack((stack, sql) => measureLive(stack, sql, sockets));
    report("Live updates", liveExplanation(figures), liveTable(figures));
    for (const problem of liveProblems(figures)) {
      console.error(`✗ ${problem}`);
      process.exitCode = 1;
    }
  }

  if (wanted.has("admin")) {
    report(
      "Admin panel",
      "The first page of posts and of the activity log, requested through the public origin by one client. Limit: 1.3 × between a hundred entries and 10,000 posts or 100,000 log entries.",
      adminTable(await withStack(measureAdmin)),
    );
  }

  if (wanted.has("attacks")) {
    report(
      "Under attack",
      "The longest time that a visitor's page, the articles, a person's account and a caption took during the attack. Limit: 1 s.",
      attacksTable(await withStack(measureUnderAttacks)),
    );
  }

  if (wanted.has("reading")) {
    report(
      "Reading and judging",
      "The time to read a keyword with its tone and to judge five drafts against ten earlier captions, without a writer. The first reading loads the grammar. Limit: 10 ms at p95.",
      readingTable(await measureReading()),
    );
  }

  if (wanted.has("throughput")) {
    report(
      "Throughput",
      "Requests per second of reads that everybody shares, and of a signed-in read, at the API's own process. \"Asking each time\" is a handler in the same process that asks the database each time, by the sixteen statements of @supabase/lite; the two are measured alternately, and then the same read through the public origin, whose process is also that of Supabase's API. Every client has its own account. `/api/health` does nothing and shows the most that is possible. Limits: 3,000 for shared reads, 2 × for the account at 100 clients, no errors.",
      throughputTable(await withStack(measureThroughput)),
    );
  }

  if (write) {
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
    const head = `# Performance\n\n\`npm run bench\` writes this file. Last run: ${new Date().toISOString().slice(0, 10)} on ${machine}. The database, the API, the functions, the clients and the browser share that machine. Compare figures within a table, not between machines.\n`;
    writeFileSync(file, performanceFile(head, existsSync(file) ? readFileSync(file, "utf8") : "", measured));
    console.log("\nWritten to docs/performance.md");
  }
}
