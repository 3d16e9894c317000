/** Fields of PostgreSQL's errors, other than texts that may repeat what was sent. */
interface PostgresFault {
  code?: unknown;
  constraint_name?: unknown;
  routine?: unknown;
}

/**
 * An error for the log: PostgreSQL errors by code, constraint and routine, all others by name and location. Never the
 * message or the details, which repeat addresses and the contents of rows.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no error was thrown";
  const { code, constraint_name: constraint, routine } = error as PostgresFault;
  if (typeof code === "string") {
    const parts = [
      `${error.name} ${code}`,
      constraint && `constraint ${String(constraint)}`,
      routine && `routine ${String(routine)}`,
    ];
    return parts.filter(Boolean).join(", ");
  }
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 4);
  return [error.name, ...frames.map((line) => line.trim())].join(" ");
}
