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

/** A Markdown table. */
export function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n");
}
