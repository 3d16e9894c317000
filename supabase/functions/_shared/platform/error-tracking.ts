import {
  createReportLimit,
  envelope,
  pauseAfter,
  isErrorName,
  parseDsn,
  reportId,
  safeErrorName,
  safePath,
  type ErrorReport,
} from "../contract/wire/error-report.ts";
import type { Log, LogEntry } from "./log.ts";

/** The setting for error tracking; see `ERROR_TRACKING_DSN`. */
export interface ErrorTrackingSettings {
  dsn: string;
  /** The share of errors that is reported, from 0 to 1. */
  sampleRate: number;
}

interface TrackingOptions {
  /** The function's name. */
  source: string;
  /** Keeps the function alive until a report is sent. */
  background?: (work: Promise<unknown>) => void;
  fetch?: typeof fetch;
  /** Milliseconds. */
  now?: () => number;
  random?: () => number;
}

const timeoutMs = 5000;

/**
 * A log that also reports failures to an error-tracking server.
 * @param settings null: the log is returned as it is
 */
export function trackErrors(
  log: Log,
  settings: ErrorTrackingSettings | null,
  { source, background = () => {}, fetch: send = fetch, now = Date.now, random }: TrackingOptions,
): Log {
  const target = settings && parseDsn(settings.dsn);
  if (!settings || !target) return log;
  const limit = createReportLimit({ sampleRate: settings.sampleRate, now, random });

  async function report(entry: ErrorReport): Promise<void> {
    const response = await send(target!.endpoint, {
      method: "POST",
      body: envelope(entry, reportId()),
      headers: { "content-type": "application/x-sentry-envelope" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const pause = pauseAfter(response.status, response.headers.get("retry-after"));
    if (pause > 0) limit.pause(pause);
    else if (!response.ok) throw new Error(`HTTP ${response.status}`);
  }

  return (level, entry) => {
    log(level, entry);
    if (!isFailure(level, entry) || !limit.take()) return;
    const sending = report(reportOf(level, entry, source, now())).catch((error: unknown) => {
      // To the plain log, so that a report that fails is not reported. The address contains a key, so no more is said.
      log("warn", { event: "error_not_reported", error: error instanceof Error ? error.name : "unknown" });
    });
    background(sending);
  };
}

/** Warnings are about what the product copes with, except for a request that the server could not serve. */
const isFailure = (level: string, { event }: LogEntry) => level === "error" || event === "request_failed";

const shortWord = /^[\w-]{1,64}$/;

function reportOf(level: string, entry: LogEntry, source: string, at: number): ErrorReport {
  const { event, requestId, code, method, path, error } = entry;
  const call = typeof method === "string" && typeof path === "string" ? `${method} ${safePath(path)}` : event;
  const word = (value: unknown) => (typeof value === "string" && shortWord.test(value) ? value : undefined);
  return {
    at,
    level: level === "error" ? "error" : "warning",
    type: rootErrorName(error),
    place: call,
    tags: { source, event: word(event), code: word(code), request_id: word(requestId) },
  };
}

/** The class of the innermost cause in the text of `describeError`. */
function rootErrorName(error: string | undefined): string {
  const names = (error ?? "").split(" <- ").map((part) => part.split(":", 1)[0]);
  return safeErrorName(names.findLast(isErrorName));
}
