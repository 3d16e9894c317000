/** One statement of a file: the position of its first word, and its text from there to the semicolon. */
export interface SqlStatement {
  start: number;
  text: string;
}

/** Tokens that may contain a semicolon without ending a statement. The last alternative is any other character. */
const token = new RegExp(
  [
    String.raw`--[^\n]*`, // A comment up to the end of its line.
    String.raw`\/\*[\s\S]*?\*\/`, // A block comment.
    String.raw`\bE'(?:\\[\s\S]|''|[^'\\])*'`, // A string with backslash escapes.
    String.raw`'(?:''|[^'])*'`,
    String.raw`"(?:""|[^"])*"`,
    String.raw`(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1`, // A dollar-quoted string: the body of a function.
    String.raw`[\s\S]`,
  ].join("|"),
  "gi",
);

const isComment = (text: string) => text.startsWith("--") || text.startsWith("/*");

/**
 * Splits SQL at the semicolons between statements. For error messages only: it does not support function bodies in the
 * form `begin atomic … end`.
 */
export function splitStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let start: number | null = null;
  for (const { 0: text, index } of sql.matchAll(token)) {
    if (start === null) {
      if (text === ";" || isComment(text) || text.trim() === "") continue;
      start = index;
    } else if (text === ";") {
      statements.push({ start, text: sql.slice(start, index + 1) });
      start = null;
    }
  }
  if (start !== null) statements.push({ start, text: sql.slice(start) });
  return statements;
}
