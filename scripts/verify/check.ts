/** What a check found. */
export type Outcome =
  | { state: "held" }
  /** What was expected, what the project did, and where a person looks. */
  | { state: "differs"; expected: string; got: string; look: string }
  | { state: "untried"; why: string };

export interface Check {
  /** For example "Auth": checks of one area stand together. */
  area: string;
  title: string;
  run(): Promise<Outcome>;
}

export type Result = Outcome & Pick<Check, "area" | "title">;

export const held: Outcome = { state: "held" };
export const differs = (expected: string, got: string, look: string): Outcome => ({
  state: "differs",
  expected,
  got,
  look,
});
export const untried = (why: string): Outcome => ({ state: "untried", why });

/** Compares two values as JSON. */
export function same(expected: unknown, got: unknown, look: string): Outcome {
  const [one, other] = [JSON.stringify(expected), JSON.stringify(got)];
  return one === other ? held : differs(one, other, look);
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: unknown };
  const reason = cause instanceof Error && cause.message !== "" ? `${message} (${cause.message})` : message;
  return typeof code === "string" ? `${code}: ${reason}` : reason;
}

/**
 * Runs checks one after the other, also after one that differs.
 * @param onResult called with each result
 * @param signal aborted when the command is ended: the check that runs is the last one
 */
export async function runChecks(
  checks: readonly Check[],
  onResult: (result: Result) => void,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { area, title, run } of checks) {
    if (signal?.aborted) break;
    const outcome = await run().catch((error: unknown) => differs("a response", reasonOf(error), "the error"));
    const result = { area, title, ...outcome };
    onResult(result);
    results.push(result);
  }
  return results;
}
