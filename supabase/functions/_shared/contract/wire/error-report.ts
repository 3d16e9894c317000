/**
 * Reports of unexpected errors, in the format that Sentry and compatible servers read. Source: develop.sentry.dev/sdk,
 * "Envelopes" and "Event Payloads", read 2026-11-22.
 *
 * A report holds only what this file puts into it: names of errors, places in the code, and the request's ID. It never
 * holds an error's message, because messages may repeat what somebody typed.
 */

/** Where reports go, from `parseDsn`. */
export interface ReportTarget {
  /** Scheme, host and port, for the Content-Security-Policy. */
  origin: string;
  /** The address that takes envelopes, with the public key. */
  endpoint: string;
}

/** One call in a stack, the way the format names its parts. */
export interface StackFrame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
}

export interface ErrorReport {
  /** Milliseconds since the epoch. */
  at: number;
  level: "error" | "warning";
  /** The error's class, e.g. "TypeError". */
  type: string;
  /** What failed, e.g. "POST /api/generate-caption". */
  place: string;
  tags: Readonly<Record<string, string | undefined>>;
  /** The innermost call first, as in an error's `stack`. */
  frames?: readonly StackFrame[];
}

/** At most this many reports leave a function or a page per minute. */
const reportsPerMinute = 10;

const dsnParts = /^(https?:\/\/)(\w+)@([^/@\s?#]+)((?:\/[\w.-]+)*)\/(\d+)$/;

/**
 * Reads a DSN such as `https://key@host/1`: the address of an error-tracking project.
 * @returns null if it is not one, or if it contains a secret key, which a page must not know
 */
export function parseDsn(dsn: string): ReportTarget | null {
  const [, scheme, key, host, path, project] = dsnParts.exec(dsn) ?? [];
  if (scheme === undefined || !URL.canParse(scheme + host)) return null;
  const { origin } = new URL(scheme + host);
  return { origin, endpoint: `${origin}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${key}` };
}

const errorName = /^[A-Z][A-Za-z]{0,40}(Error|Exception|Refusal)$/;

/** The name of an error's class; "Error" if it does not look like one. */
export function safeErrorName(name: unknown): string {
  return isErrorName(name) ? name : "Error";
}

/** Whether a text looks like the name of an error's class. */
export function isErrorName(name: unknown): name is string {
  return typeof name === "string" && errorName.test(name);
}

/** A segment that is a word of one of our paths, never an ID or a name. */
const plainSegment = /^[a-z-]{0,40}(\.csv)?$/;

/** A path without anything that could identify somebody: segments that are not plain words become ":id". */
export function safePath(path: string): string {
  const segments = path.split(/[?#]/, 1)[0]!.split("/");
  return segments.map((segment) => (plainSegment.test(segment) ? segment : ":id")).join("/");
}

/** The body of a request that sends one report. @param id 32 hexadecimal digits */
export function envelope(report: ErrorReport, id: string): string {
  const { at, level, type, place, tags, frames = [] } = report;
  const event = JSON.stringify({
    event_id: id,
    timestamp: at / 1000,
    platform: "javascript",
    level,
    transaction: place,
    tags,
    // Otherwise a server takes the sender's network address for the person's.
    sdk: { name: "caption-kite", version: "1", settings: { infer_ip: "never" } },
    exception: {
      values: [{ type, value: place, ...(frames.length > 0 && { stacktrace: { frames: frames.toReversed() } }) }],
    },
  });
  const lines = [
    { event_id: id, sent_at: new Date(at).toISOString() },
    { type: "event", content_type: "application/json" },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n${event}\n`;
}

/** A random ID of a report. */
export const reportId = (): string => crypto.randomUUID().replaceAll("-", "");

/**
 * Decides which reports are sent.
 * @param sampleRate the share of reports to send, from 0 to 1
 * @returns `take` says whether one may be sent now; `pause` sends none for a while
 */
export function createReportLimit({
  sampleRate,
  now,
  random = Math.random,
}: {
  sampleRate: number;
  /** Milliseconds. */
  now: () => number;
  random?: () => number;
}): { take: () => boolean; pause: (milliseconds: number) => void } {
  let sent: number[] = [];
  let pausedUntil = 0;
  return {
    take() {
      const at = now();
      sent = sent.filter((time) => at - time < 60_000);
      if (at < pausedUntil || sent.length >= reportsPerMinute || random() >= sampleRate) return false;
      sent.push(at);
      return true;
    },
    pause(milliseconds) {
      pausedUntil = now() + milliseconds;
    },
  };
}

/** How long a server's response asks to send nothing, in milliseconds; 0 if it does not ask. */
export function pauseAfter(status: number, retryAfter: string | null): number {
  if (status !== 429) return 0;
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 60_000;
}
