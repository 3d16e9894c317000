import assert from "node:assert/strict";
import { createJsonParts, type JsonPart } from "./json-parts.ts";

const element = (key: string, value: unknown): JsonPart => ({ key, value, isElement: true });
const property = (key: string, value: unknown): JsonPart => ({ key, value, isElement: false });
const read = (pieces: readonly string[]) => {
  const next = createJsonParts();
  return pieces.flatMap((piece) => next(piece));
};

const captions = [
  { shape: "plain", text: "Coffee first.", hashtags: ["Coffee"] },
  { shape: "q", text: 'She said "no {way}, [really]" \\ and left: a, b', hashtags: [] },
  { shape: "", text: "Zeile\n\tzwei 👩‍👩‍👧 naïve ☕\u2028", hashtags: ["a", "b"] },
];
const response = {
  photo: { facts: ["a {pond}"], alt_text: "]" },
  captions,
  note: null,
  n: -1.5e3,
  last: [true, "x", [1, [2]], 7],
};
const parts = [
  property("photo", response.photo),
  ...captions.map((caption) => element("captions", caption)),
  property("note", null),
  property("n", -1500),
  element("last", true),
  element("last", "x"),
  element("last", [1, [2]]),
  element("last", 7),
];
const texts = {
  compact: JSON.stringify(response),
  indented: JSON.stringify(response, null, 2),
  escaped: JSON.stringify(response).replace(
    /[^\x20-\x7e]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  ),
};

for (const [name, text] of Object.entries(texts)) {
  Deno.test(`${name} JSON is the same parts wherever it is split, also inside escapes and surrogate pairs`, () => {
    for (let at = 0; at <= text.length; at += 1) assert.deepEqual(read([text.slice(0, at), text.slice(at)]), parts);
    assert.deepEqual(read(Array.from({ length: text.length }, (_, at) => text.charAt(at))), parts);
  });
}

Deno.test("bytes that arrive one by one give the same parts, with a decoder that keeps incomplete characters", () => {
  const decoder = new TextDecoder();
  const pieces = [...new TextEncoder().encode(texts.compact)].map((byte) =>
    decoder.decode(Uint8Array.of(byte), { stream: true }),
  );
  assert.deepEqual(read(pieces), parts);
});

Deno.test("a part is returned with its last character, not before and not later", () => {
  const text = JSON.stringify({ captions });
  const next = createJsonParts();
  const seen: [number, number][] = [];
  for (let at = 0; at < text.length; at += 1) {
    const count = next(text.charAt(at)).length;
    if (count > 0) seen.push([at, count]);
  }
  let end = text.indexOf("[");
  const ends = captions.map((caption) => {
    end = text.indexOf(JSON.stringify(caption), end) + JSON.stringify(caption).length - 1;
    return [end, 1];
  });
  assert.deepEqual(seen, ends);
});

Deno.test("a code fence and an introduction are skipped", () => {
  assert.deepEqual(read(["Sure!\n```json\n", JSON.stringify({ captions: ["a"] }), "\n```"]), [
    element("captions", "a"),
  ]);
});

Deno.test("nothing is returned for a list without elements, and nothing of an incomplete value", () => {
  assert.deepEqual(read(['{"captions": [ ]}']), []);
  assert.deepEqual(read(['{"captions": ["one", "tw']), [element("captions", "one")]);
  assert.deepEqual(read(['{"captions": [12']), []);
});

for (const broken of [
  "[1, 2]",
  "no object",
  '{captions: ["one"]}',
  '{"captions" ["one"]}',
  '{"captions": }',
  '{"captions": [,"one"]}',
  '{"captions": [tru, "one"]}',
  '{"captions": {"a": [}}, "b": 1}',
]) {
  Deno.test(`after a mistake nothing more is returned: ${broken}`, () => {
    assert.deepEqual(read([broken]), []);
    assert.deepEqual(read([...broken]), []);
  });
}

Deno.test("what came before a mistake stays, and what follows it is not read", () => {
  assert.deepEqual(read(['{"captions": ["one" "two", "three"]}']), [element("captions", "one")]);
  assert.deepEqual(read(['{"captions": ["one"]} {"captions": ["two"]}']), [element("captions", "one")]);
});
