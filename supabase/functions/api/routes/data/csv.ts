/**
 * Marks a file as UTF-8 for spreadsheets, which otherwise read emoji and accents as another encoding. RFC 4180 does not
 * speak of it; readers that follow it skip the mark.
 */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet may take for a formula, full-width forms included. Source: OWASP, "CSV Injection". */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/u;

/**
 * One field of a CSV file: quoted where it has to be, and never a formula. A text that a spreadsheet would run is shown
 * with an apostrophe in front.
 */
function field(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value;
  const harmless = typeof value === "string" && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file with its line break, as RFC 4180 has it. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(field).join(",")}\r\n`;
}
