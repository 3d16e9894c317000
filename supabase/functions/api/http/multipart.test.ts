import assert from "node:assert/strict";
import { boundaryOf, parseMultipart } from "./multipart.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
const octets = "application/octet-stream";
const field = (name: string, content: string) => part(`Content-Disposition: form-data; name="${name}"`, content);

Deno.test("what a browser's own form becomes is read as the runtime reads it", async () => {
  const sent = new FormData();
  sent.append("keyword", "Kaffee ☕\r\n--b");
  sent.append('a "quoted"\nname', "");
  sent.append("image", new File([Uint8Array.of(0, 13, 10, 45, 45, 255)], 'über "uns".png', { type: "image/png" }));
  const response = new Response(sent);
  const body = new Uint8Array(await response.clone().arrayBuffer());
  const contentType = response.headers.get("content-type") ?? "";
  const expected = await response.formData();

  const form = parseMultipart(body, boundaryOf(contentType) ?? "");
  assert.ok(form);
  assert.deepEqual([...form.keys()], [...expected.keys()]);
  for (const [index, [, value]] of [...form].entries()) {
    const same = [...expected][index]![1];
    if (typeof value === "string" || typeof same === "string") assert.equal(value, same);
    else assert.deepEqual([value.name, value.type, await value.bytes()], [same.name, same.type, await same.bytes()]);
  }
});

Deno.test("a field for a file that nobody chose is an empty file", () => {
  const headers = `Content-Disposition: form-data; name="image"; filename=""\r\nContent-Type: ${octets}`;
  const [entry, ...more] = parseMultipart(bytes(`${part(headers, "")}--b--`), "b")!;
  const image = entry![1] as File;
  assert.deepEqual([entry![0], image.name, image.type, image.size, more], ["image", "", octets, 0, []]);
});

Deno.test("the boundary is taken from the content type, quoted or not", () => {
  assert.equal(boundaryOf("multipart/form-data; boundary=b"), "b");
  assert.equal(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"; x=y'), "a b");
  for (const none of [
    "",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "text/plain; boundary=b",
    `multipart/form-data; boundary=${"b".repeat(201)}`,
  ]) {
    assert.equal(boundaryOf(none), null);
  }
});

Deno.test("an empty form, a preamble and an epilogue are allowed", () => {
  assert.deepEqual([...parseMultipart(bytes("--b--\r\n"), "b")!], []);
  assert.deepEqual([...parseMultipart(bytes(`hello\r\n${field("k", "v")}--b--\r\nbye`), "b")!], [["k", "v"]]);
});

for (const [what, body] of [
  ["nothing", ""],
  ["another boundary", `--c\r\n\r\n--c--`],
  ["a form without its end", field("k", "v")],
  ["an end in the middle of a part", '--b\r\nContent-Disposition: form-data; name="k"--b--'],
  ["a part without a name", `${part("Content-Disposition: form-data", "v")}--b--`],
  ["a part without headers", "--b\r\nv\r\n--b--"],
  ["headers without end", `--b\r\n${"a: b\r\n".repeat(100_000)}--b--`],
  ["more parts than any form has", `${field("k", "v").repeat(33)}--b--`],
] as const) {
  Deno.test(`${what} is no form`, () => assert.equal(parseMultipart(bytes(body), "b"), null));
}
