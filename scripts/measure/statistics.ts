/** The percentile `p` (0 to 100) by the nearest-rank method. `values` need not be sorted; NaN if there are none. */
export function percentile(values: readonly number[], p: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((p / 100) * sorted.length) - 1))]!;
}

/** Milliseconds with one decimal. */
export const ms = (value: number): string => value.toFixed(1);

/** A ratio with two decimals. */
export const ratio = (value: number): string => `${value.toFixed(2)} ×`;

/** Marks a figure that misses its limit, in bold as in every table of docs/performance.md. */
export const marked = (figure: string, misses: boolean): string => (misses ? `**${figure}**` : figure);

/** A figure with its unit, marked if it is above its limit. @param write its text, e.g. `ms` */
export const atMost = (limit: number, value: number, write: (value: number) => string): string =>
  marked(write(value), value > limit);

/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}
