import type postgres from "postgres";
import { measureUsage, type Usage } from "./usage.ts";
import { countConnections } from "./tables.ts";

/** The state of the servers at one moment of a run. */
export interface Sample extends Usage {
  /** Seconds since the start. */
  second: number;
  /** Requests that had been completed. */
  requests: number;
  connections: number;
}

/** At most about this many samples of one run. */
const samplesMax = 300;

/**
 * Samples the servers once a second, or less often in a long run.
 * @param completed how many requests have been completed
 * @returns a function that takes the last sample and returns all of them
 */
export function sampleServers(
  sql: postgres.Sql,
  completed: () => number,
  { seconds, onSample }: { seconds: number; onSample: (sample: Sample) => void },
): () => Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  let failure: unknown = null;
  const take = async () => {
    const usage = measureUsage();
    const connections = await countConnections(sql);
    const sample = { second: (performance.now() - started) / 1000, requests: completed(), ...usage, connections };
    samples.push(sample);
    onSample(sample);
  };
  let last = take();
  const note = (error: unknown) => {
    failure ??= error;
  };
  last.catch(note);
  const everyMs = Math.max(1, seconds / samplesMax) * 1000;
  const timer = setInterval(() => {
    last = take();
    last.catch(note);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await last.catch(note);
    if (failure !== null) throw failure;
    await take();
    return samples;
  };
}
