import type { Random } from "../command/random.ts";

/** Texts that are known to break parsers, databases and pages. */
const texts = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u200b\u202e",
  "\ud800",
  "\ufeff",
  "null",
  "undefined",
  "NaN",
  "true",
  "0",
  "-1",
  "1e309",
  "9223372036854775808",
  "0x10",
  "'",
  '"',
  "\\",
  "`",
  "%",
  "%00",
  "%2e%2e%2f",
  "%c0%ae",
  "%zz",
  "../../etc/passwd",
  "..\\..\\",
  "{}",
  "[]",
  "$1",
  "${1}",
  "{{1}}",
  "' or 1=1 --",
  "'; drop table auth.users; --",
  "*",
  "(",
  ")",
  "a,b",
  "eq.1",
  "not.is.null",
  "in.(1,2",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "\r\nset-cookie: a=b",
  "😀".repeat(50),
  "é".normalize("NFD"),
  "ﷺ",
  "İ",
  "Ω≈ç√∫",
  "00000000-0000-4000-8000-000000000000",
  "2026-13-45T99:99:99Z",
  "infinity",
  "-infinity",
  "1970-01-01",
  "0001-01-01 BC",
  "a@b.c",
  "@",
  "a@b@c.d",
  "constructor",
  "__proto__",
  "toString",
  "hasOwnProperty",
];
const values: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -0,
  [],
  {},
  [[]],
  [null],
  { "": "" },
  { __proto__: null },
  { toString: 1 },
];

/** An unexpected text of up to about ten thousand characters. */
export function hostileText(random: Random): string {
  if (random.chance(0.05))
    return random.pick(["a", "😀", "\n", "'", "é"]).repeat(random.pick([73, 255, 501, 5000, 20_001]));
  if (random.chance(0.1))
    return String.fromCodePoint(...Array.from({ length: 1 + random.int(12) }, () => random.int(0x10ffff)));
  return random.pick(texts);
}

/** Any JSON value. */
export function hostileValue(random: Random, depth = 0): unknown {
  if (random.chance(0.5)) return hostileText(random);
  if (depth < 3 && random.chance(0.2))
    return Array.from({ length: random.int(4) }, () => hostileValue(random, depth + 1));
  if (depth < 3 && random.chance(0.2))
    return Object.fromEntries(
      Array.from({ length: random.int(4) }, () => [hostileText(random), hostileValue(random, depth + 1)]),
    );
  return random.pick(values);
}

const unprintable = /[^\u0021-\u007e]/g;

/** A path segment or query value, encoded correctly, incorrectly or not at all. */
export function hostileSegment(random: Random): string {
  const text = hostileText(random).slice(0, 300);
  const encoded = encodeURIComponent(text.toWellFormed());
  return random.chance(0.8) ? encoded : text.replace(unprintable, "%ff");
}
