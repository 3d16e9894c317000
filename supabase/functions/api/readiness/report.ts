import { partNames, type PartName, type Readiness } from "../../_shared/contract/wire/readiness.ts";
import type { ProbeResult } from "../../_shared/platform/probe.ts";

export type PartResults = Readonly<Record<PartName, ProbeResult>>;

/** Without these, no request can be served. Other servers would have the same trouble with the other parts. */
const required: readonly PartName[] = ["database", "auth"];

/**
 * Whether this server can serve requests.
 * @param now milliseconds, on the clock of the results
 * @param isOperator whether the caller may see the reasons, which may name hosts
 */
export function reportReadiness(results: PartResults, now: number, isOperator: boolean): Readiness {
  const broken = partNames.filter((name) => results[name].state === "failed" || results[name].state === "late");
  const ready = !broken.some((name) => required.includes(name));
  const parts = Object.fromEntries(
    partNames.map((name) => {
      const { state, detail, lastSuccessAt } = results[name];
      const lastSuccessSeconds = lastSuccessAt === null ? null : Math.max(0, Math.floor((now - lastSuccessAt) / 1000));
      return [name, { state, lastSuccessSeconds, ...(isOperator && { detail }) }];
    }),
  ) as Readiness["parts"];
  return { message: sentence(ready, broken), ready, parts };
}

function sentence(ready: boolean, broken: readonly PartName[]): string {
  if (broken.length === 0) return "Ready. Every part works.";
  return `${ready ? "Ready, but not everything works" : "Not ready"}. See: ${broken.join(", ")}.`;
}

const aloneName = 10;

/** The report as a table of text, for a person with a browser or a terminal. */
export function readinessText({ message, parts }: Readiness): string {
  const lines = partNames.map((name) => {
    const { state, lastSuccessSeconds, detail } = parts[name];
    const age = lastSuccessSeconds === null ? "" : `worked ${duration(lastSuccessSeconds)} ago`;
    return `${name.padEnd(aloneName)} ${state.padEnd(6)} ${age.padEnd(22)} ${detail ?? ""}`.trimEnd();
  });
  return `${message}\n\n${lines.join("\n")}\n`;
}

/** A duration in its largest whole unit. */
function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.floor(seconds / 60)} min`;
  return `${Math.floor(seconds / 3600)} h`;
}
