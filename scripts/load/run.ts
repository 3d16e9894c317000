import connect, { type Sql } from "postgres";
import { accountPassword, makeAccounts } from "../measure/accounts.ts";
import { startTemporaryStack } from "../stack/temporary-stack.ts";
import { hasManyAddresses } from "./address.ts";
import { StackError } from "../command/stack-error.ts";
import { callFor, outcomeOf, type Caller } from "./call.ts";
import { startClients } from "./clients.ts";
import { addressOf } from "./clients-task.ts";
import { Connections } from "./http.ts";
import { countLog } from "./log-counts.ts";
import { measureLiveMemory } from "./usage.ts";
import { startModel } from "./model.ts";
import { groupOf } from "./plan.ts";
import type { Profile } from "./profiles.ts";
import { sampleServers, type Sample } from "./samples.ts";
import { signUp } from "./sign-up.ts";
import { measureTables, type Tables } from "./tables.ts";
import type { Counts } from "./tally.ts";

export interface LoadOptions {
  profile: Profile;
  clients: number;
  seconds: number;
  seed: number;
  /** Receives one line about every ten seconds. */
  progress: (line: string) => void;
}

/** What was measured of the servers. */
interface Servers {
  samples: Sample[];
  /** Megabytes that the gateway's process still needed after a garbage collection, before and after the run. */
  live: { before: number; after: number };
  before: Tables;
  after: Tables;
}

export interface LoadResult {
  counts: Counts;
  /** How long it took until the last response had arrived, in seconds; longer than the run if people had to wait. */
  lasted: number;
  /** Null for servers that were started by somebody else. */
  servers: Servers | null;
}

const progressMs = 10_000;
const trendsMs = 60_000;

/** Which clients of a run have an account. */
function withAccount({ profile, clients }: LoadOptions): boolean[] {
  return Array.from({ length: clients }, (_, client) => groupOf(profile, client).account);
}

/** The clients' callers, with the accounts given to those that need one. The last account is the further person's. */
function assign(needed: readonly boolean[], accounts: readonly Caller[]): { callers: (Caller | null)[]; own: Caller } {
  let next = 0;
  const callers = needed.map((needs) => (needs ? accounts[next++]! : null));
  return { callers, own: accounts[next]! };
}

/** Runs the clients on a temporary stack with a simulated model. */
export async function loadTemporaryStack(options: LoadOptions): Promise<LoadResult> {
  const { profile, clients, seconds, seed, progress } = options;
  const model = await startModel();
  const log: string[] = [];
  const stack = await startTemporaryStack({ env: model.env, jobs: true, log: (line) => log.push(line) });
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const needed = withAccount(options);
    const accounts = await makeAccounts(stack, sql, needed.filter(Boolean).length + 1);
    const callers = accounts.map(({ id, email, token }): Caller => ({
      name: id.slice(0, 13),
      email,
      password: accountPassword,
      token,
      cookie: null,
    }));
    const url = stack.url;
    const assigned = assign(needed, callers);
    await warmUp(new URL(url), assigned.own);
    await trendsAreThere(sql);
    const before = await measureTables(sql);
    const liveBefore = await measureLiveMemory();
    const task = { url, profile, clients, seconds, seed, ownAddresses: hasManyAddresses(new URL(url)) };
    const run = startClients({ ...task, ...assigned });
    const started = performance.now();
    const onSample = progressLines(progress);
    const stopSampling = sampleServers(sql, run.completed, { seconds, onSample });
    const counts = await run.counts;
    const lasted = secondsSince(started);
    const samples = await stopSampling();
    for (const line of countLog(log).slice(0, 20)) progress(`log: ${line}`);
    const live = { before: liveBefore, after: await measureLiveMemory() };
    return { counts, lasted, servers: { samples, live, before, after: await measureTables(sql) } };
  } finally {
    await sql.end();
    await stack.stop();
    model.stop();
  }
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** What the first request of a new process pays for, such as loading the grammar, belongs to no run. */
async function warmUp(origin: URL, own: Caller): Promise<void> {
  const connections = new Connections(origin);
  for (const action of ["page", "start", "caption"] as const) {
    const outcome = outcomeOf(await connections.send(callFor(action, own, 0)));
    if (outcome !== "ok")
      throw new StackError(`The servers do not work before the run: ${action} ended with ${outcome}.`);
  }
  connections.close();
}

/** Waits for the first run of the daily trends, which a stack begins when it starts. */
async function trendsAreThere(sql: Sql): Promise<void> {
  const deadline = performance.now() + trendsMs;
  while ((await sql`select from public.trending_snapshots limit 1`).length === 0) {
    if (performance.now() > deadline) throw new StackError(`There are no trends after ${trendsMs / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A line about every ten seconds. */
function progressLines(progress: (line: string) => void): (sample: Sample) => void {
  let next = progressMs / 1000;
  return ({ second, requests, memory, connections }) => {
    if (second < next) return;
    next += progressMs / 1000;
    const megabytes = Object.values(memory).map((value) => value.toFixed(0));
    progress(
      `${second.toFixed(0)} s: ${requests} requests, memory ${megabytes.join(" + ")} MB, ${connections} connections`,
    );
  };
}

/** Runs the clients against servers that run already. Their accounts are signed up, and deleted afterwards. */
export async function loadAddress(address: URL, options: LoadOptions): Promise<LoadResult> {
  const { profile, clients, seconds, seed, progress } = options;
  const needed = withAccount(options);
  const ownAddresses = hasManyAddresses(address);
  const count = needed.filter(Boolean).length + 1;
  progress(`Signing ${count} accounts up`);
  const accounts = await signUp(address, count, (index) => (ownAddresses ? addressOf(index) : undefined));
  try {
    const task = { url: address.origin, profile, clients, seconds, seed, ownAddresses };
    const run = startClients({ ...task, ...assign(needed, accounts.callers) });
    const started = performance.now();
    const timer = setInterval(() => progress(`${run.completed()} requests`), progressMs);
    const counts = await run.counts.finally(() => clearInterval(timer));
    return { counts, lasted: secondsSince(started), servers: null };
  } finally {
    const left = await accounts.remove();
    if (left > 0) progress(`${left} of the accounts load-… could not be deleted.`);
  }
}
