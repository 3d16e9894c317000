import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { publicCaching } from "./caching.ts";
import { prepareResponse, respond } from "./prepared-response.ts";
import { sharedAges } from "./shared-responses.ts";

const large = { text: "caption ".repeat(500) };
const asked = (headers: Record<string, string>) => new Headers(headers);
const textOf = (body: Uint8Array | null) => new TextDecoder().decode(body ?? undefined);

Deno.test("the same content has the same tag, other content or another next page another one", async () => {
  const { etag } = await prepareResponse(large, "</next>");
  assert.equal((await prepareResponse({ ...large }, "</next>")).etag, etag);
  assert.notEqual((await prepareResponse({ text: "other" }, "</next>")).etag, etag);
  assert.notEqual((await prepareResponse(large)).etag, etag);
});

Deno.test("a client without the response gets it, with how long it may be kept and the next page", async () => {
  const prepared = await prepareResponse({ n: 1 }, "</next>");
  const { status, headers, body } = respond(asked({}), prepared, "caching");
  assert.equal(status, 200);
  assert.equal(textOf(body), '{"n":1}');
  assert.deepEqual(headers, {
    "cache-control": "caching",
    "content-type": "application/json",
    etag: prepared.etag,
    link: "</next>",
  });
});

Deno.test("a large response is compressed for clients that can read it, under the same tag", async () => {
  const prepared = await prepareResponse(large);
  const compressed = respond(asked({ "accept-encoding": "br, gzip;q=0.8" }), prepared, "");
  assert.deepEqual([compressed.headers["content-encoding"], compressed.headers["vary"]], ["gzip", "accept-encoding"]);
  assert.deepEqual(JSON.parse(gunzipSync(compressed.body!).toString()), large);
  for (const encoding of ["identity", "br", "gzip;q=0", "xgzip"]) {
    const plain = respond(asked({ "accept-encoding": encoding }), prepared, "");
    assert.equal(plain.headers["content-encoding"], undefined, encoding);
    assert.equal(plain.headers["vary"], "accept-encoding");
    assert.deepEqual(JSON.parse(textOf(plain.body)), large);
  }
});

Deno.test("a client that has the response gets 304 with the headers that it needs to keep it", async () => {
  const prepared = await prepareResponse(large);
  const strong = prepared.etag.slice(2);
  for (const known of [prepared.etag, strong, `"other", ${prepared.etag}`, "*"]) {
    const { status, headers, body } = respond(asked({ "if-none-match": known }), prepared, "caching");
    assert.deepEqual([status, body], [304, null], known);
    assert.deepEqual(headers, { "cache-control": "caching", etag: prepared.etag, vary: "accept-encoding" });
  }
  for (const other of ['"other"', 'W/"other"', strong.slice(1, -1), ""])
    assert.equal(respond(asked({ "if-none-match": other }), prepared, "").status, 200, other);
});

Deno.test("the memory of a function and a shared cache together keep a response for at most a minute", () => {
  const seconds = (directive: string) => Number(new RegExp(`${directive}=(\\d+)`).exec(publicCaching)?.[1]);
  assert.equal(seconds("max-age"), 0);
  const shared = seconds("s-maxage") + seconds("stale-while-revalidate");
  assert.ok(shared > 0 && shared + sharedAges.staleMs / 1000 <= 60);
});
