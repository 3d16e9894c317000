import { describeError } from "./errors.ts";

/** What a check found. `detail` is for operators: it may name hosts, never keys or people. */
export interface Finding {
  state: "ok" | "failed" | "late" | "off";
  detail: string;
}

export interface ProbeOptions {
  /** Checks the part; a rejection means that it failed. Must heed the signal. */
  check: (signal: AbortSignal) => Promise<Finding>;
  /** How long a result is reused, in milliseconds. */
  freshMs: number;
  /** How long a failure is reused, in milliseconds, so that a part that works again is seen soon; like others if left out. */
  failedFreshMs?: number;
  /** After this time, a check without a result counts as failed, in milliseconds. */
  timeoutMs: number;
  now: () => number;
}

export interface ProbeResult extends Finding {
  /** When the part last worked, in milliseconds of `now`; null if that is not known. */
  lastSuccessAt: number | null;
}

/**
 * A check whose result is kept for a while, so that any number of callers cause one check at a time.
 * @returns reads the result; never rejects
 */
export function createProbe({
  check,
  freshMs,
  failedFreshMs = freshMs,
  timeoutMs,
  now,
}: ProbeOptions): () => Promise<ProbeResult> {
  let lastSuccessAt: number | null = null;
  let kept: { until: number; result: Promise<ProbeResult> } | null = null;

  async function run(): Promise<ProbeResult> {
    const finding = await withinTime(check, timeoutMs).catch((error: unknown): Finding => {
      return { state: "failed", detail: describeError(error) };
    });
    if (finding.state === "ok") lastSuccessAt = now();
    return { ...finding, lastSuccessAt };
  }

  return () => {
    if (kept && now() < kept.until) return kept.result;
    const result = run();
    const current = { until: Infinity, result };
    kept = current;
    // The time counts from the end of the check: a slow one is not started again while it runs.
    void result.then(({ state }) => {
      current.until = now() + (state === "failed" ? failedFreshMs : freshMs);
    });
    return result;
  };
}

/** Ends a check that takes too long, even if it does not heed the signal. */
async function withinTime(check: ProbeOptions["check"], timeoutMs: number): Promise<Finding> {
  const abort = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    late.reject(new Error(`no response within ${timeoutMs} ms`));
  }, timeoutMs);
  try {
    return await Promise.race([check(abort.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
