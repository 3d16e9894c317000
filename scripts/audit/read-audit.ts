import * as z from "zod/mini";

/** What `npm audit --json` prints if the registry has answered. */
const answered = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), isDirect: z.boolean(), range: z.string() })),
});

export interface Audit {
  lines: string[];
  /** Whether a package has an advisory that must not be deployed: one of high or critical severity. */
  refused: boolean;
}

const refusedSeverities = ["high", "critical"];

/** @param output what `npm audit --json` has printed: a report, or why there is none */
export function readAudit(output: string): Audit {
  const report = answered.safeParse(parsed(output));
  if (!report.success) return { lines: ["Not audited: the registry did not answer with advisories."], refused: false };
  const found = Object.entries(report.data.vulnerabilities);
  if (found.length === 0) return { lines: ["No package has a known advisory."], refused: false };
  return {
    lines: found.map(
      ([name, { severity, isDirect, range }]) =>
        `${severity}: ${name} ${range}${isDirect ? "" : " (required by another package)"}`,
    ),
    refused: found.some(([, { severity }]) => refusedSeverities.includes(severity)),
  };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
