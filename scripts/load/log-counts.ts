/** What a line of the servers' log is about: its event, path and code; other lines are their own beginning. */
function subjectOf(line: string): string | null {
  try {
    const { level, event, path, code } = JSON.parse(line) as Record<string, unknown>;
    if (level === "info") return null;
    return [event, path, code].filter((part) => typeof part === "string").join(" ");
  } catch {
    return line.slice(0, 200);
  }
}

/** Counts the warnings and errors of a log by what they are about, so that a thousand equal ones are one line. */
export function countLog(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const subject = subjectOf(line);
    if (subject !== null) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([subject, count]) => `${count} × ${subject}`);
}
