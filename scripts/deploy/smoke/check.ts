/** One thing that must work through the public address. */
export interface SmokeCheck {
  title: string;
  /** @returns null if it works, otherwise what is wrong and what to do, in full sentences */
  run(): Promise<string | null>;
}

/** What one check found. */
export interface SmokeResult {
  title: string;
  problem: string | null;
}

/**
 * Runs every check, also after one that failed: each of them says something of its own.
 * @param log prints one line for each check
 * @param signal aborted when the command is ended: the check that runs is the last one
 */
export async function runSmokeChecks(
  checks: readonly SmokeCheck[],
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<SmokeResult[]> {
  const results: SmokeResult[] = [];
  for (const { title, run } of checks) {
    if (signal?.aborted) break;
    const problem = await run().catch((error: unknown) => unreachable(error));
    log(problem === null ? `  ✓ ${title}` : `  ✗ ${title}: ${problem}`);
    results.push({ title, problem });
  }
  return results;
}

function unreachable(error: unknown): string {
  const { message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return `It could not be tried: ${reason}.`;
}
