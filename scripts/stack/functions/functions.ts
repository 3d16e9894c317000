import { launchFunctions, type FunctionsProcess } from "./functions-process.ts";
import { fromRoot } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";
import { watchFiles } from "../watch-files.ts";

export interface FunctionsOptions {
  /** The directory of the functions, one folder each. Default: supabase/functions. */
  directory?: string;
  /** The environment of the functions. */
  env: Record<string, string>;
  /** Load them again when a source file in the directory changes; a version that does not load is no failure then. */
  watch: boolean;
  /** Receives one line of the functions' own log. */
  log: (line: string) => void;
  /** How long loading may take, in milliseconds; read whenever a version is loaded. Default: a minute. */
  readonly loadMs?: number;
}

export interface Functions {
  /**
   * The port that serves `/functions/v1/<name>` now. Waits while a version is being loaded.
   * @throws StackError when there is no version that loads
   */
  port(): Promise<number>;
  stop(): Promise<void>;
}

const awaitingChange = "Nothing responds at /api until a change fixes this.";

interface Serving {
  process: FunctionsProcess;
  port: number;
}

const firstWaitMs = 250;
const longestWaitMs = 5000;
/** A process that ran this long did not end because of how it starts, in milliseconds. */
const steadyMs = 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

const sourceOrSettings = /\.(ts|json)$/;

/** Source files of the functions; their tests are not loaded. */
function isFunctionSource(file: string): boolean {
  return sourceOrSettings.test(file) && !file.endsWith(".test.ts");
}

/** What became of a version: it serves now, it does not load, or a newer one took its place before that was known. */
type Outcome = "serves" | "failed" | "replaced";

/**
 * Runs the functions under Deno, one version at a time. A new version takes over when it listens; until then, and when
 * it does not load, the version before it serves.
 */
class FunctionsRunner implements Functions {
  readonly #launch: () => FunctionsProcess;
  readonly #log: (line: string) => void;
  readonly #watched: boolean;
  #serving: Serving | null = null;
  #loading: FunctionsProcess | null = null;
  /** Settles, without ever rejecting, when it is known which version serves. */
  #decided: Promise<unknown> = Promise.resolve();
  #failure = "";
  /** Ends in a row; each makes the next start wait longer. */
  #ends = 0;
  #stopping = false;

  constructor(launch: () => FunctionsProcess, { log, watch }: Pick<FunctionsOptions, "log" | "watch">) {
    this.#launch = launch;
    this.#log = log;
    this.#watched = watch;
  }

  /** Loads the files as they are now, instead of a version that is still being loaded. */
  load(): Promise<Outcome> {
    const replaced = this.#loading;
    const process = this.#launch();
    this.#loading = process;
    void replaced?.end();
    const outcome = this.#outcomeOf(process);
    this.#decided = outcome;
    return outcome;
  }

  async #outcomeOf(process: FunctionsProcess): Promise<Outcome> {
    const port = await process.port.catch((error: Error) => error);
    if (this.#loading !== process) return "replaced";
    this.#loading = null;
    if (port instanceof Error) {
      this.#failure = `The functions do not load:\n${port.message}`;
      return "failed";
    }
    const old = this.#serving;
    const since = performance.now();
    this.#serving = { process, port };
    void old?.process.end();
    void process.ended.then((reason) => this.#onEnd(process, reason, performance.now() - since));
    return "serves";
  }

  /** Loads a changed version and says what became of it. */
  async reload(): Promise<void> {
    this.#ends = 0;
    const outcome = await this.load();
    if (outcome === "serves") this.#log("The functions were loaded again.");
    if (outcome === "failed") this.reportFailure();
  }

  /** Says why the version that was loaded last does not load, and which version serves meanwhile. */
  reportFailure(): void {
    const meanwhile = this.#serving ? "The version before it keeps running until a change fixes this." : awaitingChange;
    this.#log(`${this.#failure}\n${meanwhile}`);
  }

  /** The serving process ended without having been asked to. */
  #onEnd(process: FunctionsProcess, reason: string, ranMs: number): void {
    if (this.#stopping || this.#serving?.process !== process) return;
    this.#serving = null;
    this.#ends = ranMs > steadyMs ? 1 : this.#ends + 1;
    // What is being loaded already takes its place.
    if (this.#loading) return this.#log(`The functions ended (${reason}).`);
    this.#decided = this.#startAgain(`The functions ended (${reason})`);
  }

  async #startAgain(why: string): Promise<void> {
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (this.#ends - 1));
    this.#log(`${why}; starting again in ${waitMs} ms.`);
    await pause(waitMs);
    // A change was faster.
    if (this.#stopping || this.#loading || this.#serving) return;
    if ((await this.load()) !== "failed" || this.#stopping) return;
    // Files that do not load stay so until they change; without anybody who changes them, the machine may be at fault.
    if (this.#watched) return this.reportFailure();
    this.#ends += 1;
    void this.#startAgain(this.#failure);
  }

  async port(): Promise<number> {
    let seen: Promise<unknown>;
    do {
      seen = this.#decided;
      await seen;
    } while (seen !== this.#decided);
    if (this.#serving) return this.#serving.port;
    throw new StackError(this.#failure);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const processes = [this.#serving?.process, this.#loading];
    this.#serving = null;
    this.#loading = null;
    this.#failure = "The functions were stopped.";
    await Promise.all(processes.map((process) => process?.end()));
  }
}

/**
 * Starts the functions under Deno. A crash is reported and followed by a new start, later each time up to 5 seconds;
 * requests wait for it. With `watch`, a version that does not load is reported, and the next change is awaited.
 * @throws StackError with the functions' own words when they do not load at first and are not watched
 */
export async function startFunctions(options: FunctionsOptions): Promise<Functions> {
  const { directory = fromRoot("supabase/functions"), env, watch, log } = options;
  const launch = () => launchFunctions({ directory, env, log, loadMs: options.loadMs ?? 60_000 });
  const runner = new FunctionsRunner(launch, { log, watch });
  const watching = watch
    ? watchFiles({
        directory,
        counts: isFunctionSource,
        changed: () => void runner.reload(),
        failed: (reason) =>
          log(`Changes of the functions are not seen any more (${reason}). Start again to load them.`),
      })
    : null;
  // A change during the first load must not be missed.
  await watching?.ready;
  const outcome = await runner.load();
  // The port's rejection says why.
  if (outcome === "failed" && !watch) await runner.port();
  if (outcome === "failed") runner.reportFailure();
  return {
    port: () => runner.port(),
    async stop() {
      watching?.end();
      await runner.stop();
    },
  };
}
