/**
 * A case-insensitive Unicode regular expression that is written over several lines: line breaks and the spaces at the
 * start of a line do not belong to it, all other spaces do. A value between `${` and `}` is the source of a part.
 *
 *     const fruit = pattern`
 *       \b(?:apples?|pears?)\b
 *       |\bgrapes\b
 *     `;
 *
 * @throws SyntaxError when the result is no regular expression
 */
export function pattern(source: TemplateStringsArray, ...parts: string[]): RegExp {
  return new RegExp(String.raw(source, ...parts).replaceAll(/\n[ \t]*/gu, ""), "iu");
}

/** A pattern that matches where one of the patterns does; where several match at the same place, the first of them. */
export function anyOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join("|"), "iu");
}
