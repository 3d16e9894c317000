import bcrypt from "bcryptjs";
import { AsyncLocalStorage } from "node:async_hooks";
import { Worker } from "node:worker_threads";
import type { HashingResult, HashingTask } from "./hashing-task.ts";

type Waiting = PromiseWithResolvers<HashingResult>;

/** How many passwords were hashed or compared during a request. */
interface Work {
  hashes: number;
}

const work = new AsyncLocalStorage<Work>();
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;
let total = 0;
/** The library's default cost. */
const libraryCost = 10;
let costInUse = libraryCost;

/** The first password starts the worker, which keeps the process alive only while a password waits for it. */
function startWorker(): Worker {
  const started = new Worker(new URL("./password-hashing.worker.ts", import.meta.url));
  started.on("message", (result: HashingResult) => {
    const task = waiting.get(result.id);
    waiting.delete(result.id);
    if (waiting.size === 0) started.unref();
    if (result.error === undefined) task?.resolve(result);
    else task?.reject(new Error(result.error));
  });
  started.on("error", (error) => {
    worker = undefined;
    for (const task of waiting.values()) task.reject(error);
    waiting.clear();
  });
  // Last, because adding a message listener references the worker again.
  started.unref();
  return started;
}

type Unnumbered<Task> = Task extends unknown ? Omit<Task, "id"> : never;

function run(task: Unnumbered<HashingTask>): Promise<HashingResult> {
  const current = work.getStore();
  if (current) current.hashes += 1;
  total += 1;
  worker ??= startWorker();
  const id = ++lastId;
  const result: Waiting = Promise.withResolvers();
  waiting.set(id, result);
  worker.ref();
  worker.postMessage({ ...task, id });
  return result.promise;
}

/**
 * Moves the password hashing of `@supabase/lite` to a worker thread. The library calls bcryptjs in its own thread,
 * where every hash blocks all other responses for about 60 ms, and does not accept another implementation.
 * @param cost of new hashes, for tests that do not measure hashing; the library's cost by default
 */
export function hashPasswordsOffThread(cost?: number): void {
  costInUse = cost ?? libraryCost;
  const hash = async (password: string, asked: number | string) =>
    (await run({ kind: "hash", password, cost: cost ?? Number(asked) })).hash!;
  const compare = async (password: string, stored: string) =>
    (await run({ kind: "compare", password, hash: stored })).matches!;
  Object.assign(bcrypt, { hash, compare });
}

/** Runs `call` and counts the passwords that were hashed or compared meanwhile. */
export async function countHashes<Value>(call: () => Promise<Value>): Promise<{ value: Value; hashes: number }> {
  const counted: Work = { hashes: 0 };
  const value = await work.run(counted, call);
  return { value, hashes: counted.hashes };
}

/** How many passwords this process has hashed or compared. */
export const hashesSoFar = (): number => total;

/** A hash that belongs to no password; checking it costs as much as checking an account's. */
const decoyHash = () =>
  `$2b$${String(costInUse).padStart(2, "0")}$yP3Z8FmC8Dt3hJ4HF94m/.PlVsOs3NDQimAowdQiIyIKdAN.plws2`;

/** Compares a password with the decoy hash, so that an unknown account takes as long as a known one. */
export async function compareWithDecoy(): Promise<void> {
  await run({ kind: "compare", password: "decoy", hash: decoyHash() });
}
