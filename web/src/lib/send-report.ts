import {
  createReportLimit,
  envelope,
  parseDsn,
  pauseAfter,
  reportId,
  safeErrorName,
  safePath,
  type StackFrame,
} from "@contract/wire/error-report.ts";
import type { Status } from "@contract/wire/status.ts";
import { ApiError } from "./api-error.ts";
import { isChunkError } from "./chunk-reload.ts";

type ErrorTracking = NonNullable<Status["errorTracking"]>;

let limit: ReturnType<typeof createReportLimit> | null = null;
/** Errors that were reported: a component that fails reports once, not with every attempt to show it. */
const reported = new WeakSet<Error>();

/**
 * Sends one report. Failed requests are not reported, because the server does that, and neither are aborts and chunks
 * that could not be loaded.
 */
export async function sendReport(error: unknown, { dsn, sampleRate }: ErrorTracking): Promise<void> {
  const target = parseDsn(dsn);
  if (!target || !(error instanceof Error) || isExpected(error) || reported.has(error)) return;
  reported.add(error);
  limit ??= createReportLimit({ sampleRate, now: Date.now });
  if (!limit.take()) return;
  const report = {
    at: Date.now(),
    level: "error",
    type: safeErrorName(error.name),
    place: safePath(window.location.pathname),
    tags: { source: "page" },
    frames: framesOf(error.stack ?? "", window.location.origin),
  } as const;
  // As plain text, the browser asks the server for no permission first.
  const response = await fetch(target.endpoint, {
    method: "POST",
    body: envelope(report, reportId()),
    headers: { "content-type": "text/plain;charset=UTF-8" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  });
  const pause = pauseAfter(response.status, response.headers.get("retry-after"));
  if (pause > 0) limit.pause(pause);
}

const isExpected = (error: Error) => error instanceof ApiError || error.name === "AbortError" || isChunkError(error);

const framesMax = 30;

const stackFrame = /^(?:\s*at )?(.*?)[(@]?(https?:\/\/[^\s()@]+):(\d+):(\d+)\)?$/;

const functionName = /^[\w$.<>[\] ]{1,80}$/;

/**
 * The calls of a stack that are in files of this site, innermost first: their file, name, line and column. The message,
 * with which some browsers begin the text, is left out.
 */
export function framesOf(stack: string, origin: string): StackFrame[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      // Chrome: "at name (address:1:2)" or "at address:1:2"; Firefox and Safari: "name@address:1:2".
      const [, before = "", address = "", lineno, colno] = stackFrame.exec(line) ?? [];
      if (!URL.canParse(address) || new URL(address).origin !== origin) return [];
      const name = before.trim();
      return {
        filename: new URL(address).pathname,
        function: functionName.test(name) ? name : "?",
        lineno: Number(lineno),
        colno: Number(colno),
      };
    })
    .slice(0, framesMax);
}
