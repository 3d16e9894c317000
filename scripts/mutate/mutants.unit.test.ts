import { describe, expect, test } from "vitest";
import { applyMutant, mutantsOf, spread } from "./mutants.ts";

/** What a piece of code becomes, by each mutant in turn. */
const becomes = (source: string, path = "a.ts") => mutantsOf(path, source).map((mutant) => applyMutant(source, mutant));

describe("each kind of change", () => {
  test.each([
    ["a comparison is turned round and moved by one", "x = a < b", ["x = a >= b", "x = a <= b"]],
    ["an equality is turned round", "x = a === b", ["x = a !== b"]],
    ["arithmetic gets another sign", "x = a - b", ["x = a + b"]],
    ["&& becomes ||, and the reverse", "x = a && b || c", ["x = a && b && c", "x = a || b || c"]],
    ["a default is left out", "x = a ?? b", ["x = a"]],
    ["a negation is left out", "x = !a", ["x = a"]],
    ["a condition is negated", "x = a ? b : c", ["x = !(a) ? b : c"]],
    ["arguments are swapped", "x = f(a, b)", ["x = f(b, a)"]],
    ["a method gives way to its sibling", "x = a.some(f)", ["x = a.every(f)"]],
    ["a filter is left out", "x = a.filter(f)", ["x = a"]],
    ["the larger of two becomes the smaller, whose order means nothing", "x = Math.max(a, b)", ["x = Math.min(a, b)"]],
    ["fields swap their values", "x = { a: one, b: two.three }", ["x = { a: two.three, b: one }"]],
    ["a number grows by one", "x = 41", ["x = 42"]],
    ["a truth is turned round", "x = true", ["x = false"]],
    ["a word is left out", 'x = "word"', ['x = ""']],
    ["an empty text is filled", 'x = ""', ['x = "changed"']],
    ["a pattern loses its ends and flags", "x = /^a$/i", ["x = /a$/i", "x = /^a/i", "x = /^a$/"]],
    ["a step goes the other way", "x = i++", ["x = i--"]],
  ])("%s", (_what, source, expected) => {
    // Every statement could also be removed; that is tried below.
    expect(
      becomes(source)
        .filter((text) => text !== ";")
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  test.each([
    ["a call", "f();", [";"]],
    ["an assignment", "a = b;", [";"]],
    ["a throw", "if (a) throw b;", ["if (!(a)) throw b;", "if (a) ;"]],
    ["a return with nothing in it", "function f() { return; }", ["function f() { ; }"]],
    ["an await", "await f();", [";", "f();"]],
  ])("%s is removed", (_what, source, expected) => {
    expect(becomes(source).toSorted()).toEqual(expected.toSorted());
  });

  test("of a loop, how it goes on", () => {
    expect(becomes("for (const a of b) { if (c) continue; f(a); }")).toContain("for (const a of b) { if (c) ; f(a); }");
  });
});

describe("what is left alone", () => {
  test.each([
    ["types", "type A = 1 | 2; interface B { c: true } let d: Map<string, 3>; const e = f as 'g';", "a.ts"],
    ["imports", 'import a from "b";', "a.ts"],
    ["sentences for people", 'const a = "Two words.";', "a.ts"],
    ["names of fields", 'const a = { "b": c };', "a.ts"],
    ["joined texts", "const a = `b` + c;", "a.ts"],
    ["classes and other attributes of the page", 'const a = <p className="b" />;', "a.tsx"],
    ["directives", '"use client";', "a.ts"],
  ])("%s", (_what, source, path) => {
    expect(becomes(source, path)).toEqual([]);
  });
});

test("a mutant names its place, also behind letters of two units", () => {
  const source = 'const a = "🪁 kite";\n  const b = c === d;';
  expect(mutantsOf("a.ts", source)).toMatchObject([{ line: 2, column: 13, what: "=== became !==", text: "c !== d" }]);
});

test("a change keeps everything around it", () => {
  const source = "if (a < 1 /* why */) {\n  f(b,\n    c);\n}\n";
  expect(becomes(source)).toContain("if (a < 1 /* why */) {\n  f(c,\n    b);\n}\n");
});

test("a source that cannot be read is refused with its name", () => {
  expect(() => mutantsOf("broken.ts", "const = ;")).toThrow(/^broken\.ts cannot be read/);
});

test("a part of a long list is spread over all of it", () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 3, 6]);
  expect(spread([0, 1], 3)).toEqual([0, 1]);
});
