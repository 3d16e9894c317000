/**
 * Marks a file as UTF-8 for spreadsheet programs, which otherwise show wrong characters for emoji and accents. RFC 4180
 * does not mention it; programs that follow it skip the mark.
 */
export const byteOrderMark = "\uFEFF";

/**
 * Characters that a spreadsheet program may interpret as a formula, including full-width forms. Source: OWASP, "CSV
 * Injection".
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

const needsQuotes = /[",\r\n]/;

/**
 * One field of a CSV file: quoted if necessary, and never a formula. A text that a spreadsheet program would execute
 * gets a leading apostrophe.
 */
function field(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value;
  const harmless = typeof value === "string" && formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file with its line break, according to RFC 4180. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(field).join(",")}\r\n`;
}
