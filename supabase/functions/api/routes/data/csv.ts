/**
 * Marks a file as UTF-8 for spreadsheet programs, which otherwise show wrong characters for emoji and accents. RFC 4180
 * does not mention it; programs that follow it skip the mark.
 */
export const byteOrderMark = "\uFEFF";

/**
 * Where a spreadsheet program may see the start of a formula, including full-width forms. Source: OWASP, "CSV
 * Injection". That is not only the start of a field: a program that separates fields by semicolons or tabs, as it does
 * in many countries, also begins one behind these, and takes a quoted line break for the end of a line.
 */
const formulaStart = /(^|[;\t\r\n])(?=[^\S\t\r\n]*[=+\-@＝＋－＠])/gu;
/** These, too, may be skipped in front of a formula. */
const skippedStart = /^[\t\r\n]/;

const needsQuotes = /[",\r\n]/;

/**
 * One field of a CSV file: quoted if necessary, and never a formula. What a spreadsheet program would execute gets a
 * leading apostrophe.
 */
function field(value: string | number): string {
  const harmless =
    typeof value === "number" ? String(value) : value.replace(formulaStart, "$1'").replace(skippedStart, "'$&");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file with its line break, according to RFC 4180. */
export function csvLine(values: readonly (string | number)[]): string {
  return `${values.map(field).join(",")}\r\n`;
}
