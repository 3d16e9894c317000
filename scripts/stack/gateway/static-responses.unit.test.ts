import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listen } from "../../server/ports.ts";
import { serveStatic } from "./static-files.ts";

let directory: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "static-"));
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "index.html"), "<p>page</p>");
  writeFileSync(join(directory, "assets/a-12345678.js"), "plain script");
  writeFileSync(join(directory, "assets/a-12345678.js.br"), "brotli");
  const serve = serveStatic(directory, "https://kite.example");
  server = createServer((request, response) => void serve(request, response));
  origin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" })}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers: { "accept-encoding": "identity", ...headers } });

test("a file comes whole, with its type, its length and a tag; a screen is index.html", async () => {
  const file = await ask("/assets/a-12345678.js");
  expect([file.status, await file.text()]).toEqual([200, "plain script"]);
  expect(file.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(file.headers.get("content-length")).toBe("12");
  expect(file.headers.get("etag")).toMatch(/^"[^"]+"$/);
  const screen = await ask("/trending");
  expect([screen.status, await screen.text(), screen.headers.get("cache-control")]).toEqual([
    200,
    "<p>page</p>",
    "no-cache",
  ]);
});

test("a prerendered page is sent for its own address, in the state that the query names, and revalidated", async () => {
  writeFileSync(join(directory, "auth.html"), "<p>login</p>");
  writeFileSync(join(directory, "auth-signup.html"), "<p>sign up</p>");
  const text = async (path: string) => (await ask(path)).text();
  expect(await text("/auth")).toBe("<p>login</p>");
  expect(await text("/auth?article=1")).toBe("<p>login</p>");
  expect(await text("/auth?tab=signup&x=1")).toBe("<p>sign up</p>");
  expect(await text("/auth/more")).toBe("<p>page</p>");
  expect((await ask("/auth")).headers.get("cache-control")).toBe("no-cache");
});

test("a file that names the site gets its address, compressed as the client asks, with a tag of the result", async () => {
  writeFileSync(join(directory, "sitemap.xml"), "<loc>https://site.invalid/auth</loc>");
  writeFileSync(join(directory, "sitemap.xml.br"), "compressed before the address was known");
  const plain = await ask("/sitemap.xml");
  expect([await plain.text(), plain.headers.get("content-length")]).toEqual([
    "<loc>https://kite.example/auth</loc>",
    "36",
  ]);
  const small = await ask("/sitemap.xml", { "accept-encoding": "br" });
  expect([small.headers.get("content-encoding"), await small.text()]).toEqual([
    "br",
    "<loc>https://kite.example/auth</loc>",
  ]);
  const etag = plain.headers.get("etag")!;
  expect(small.headers.get("etag")).not.toBe(etag);
  expect((await ask("/sitemap.xml", { "if-none-match": etag })).status).toBe(304);
  const head = await ask("/sitemap.xml", {}, "HEAD");
  expect([head.headers.get("content-length"), await head.text()]).toEqual(["36", ""]);
  writeFileSync(join(directory, "sitemap.xml"), "<loc>https://site.invalid/check</loc>");
  expect(await (await ask("/sitemap.xml")).text()).toBe("<loc>https://kite.example/check</loc>");
});

test("who has the file already is told so, without a body", async () => {
  const etag = (await ask("/index.html")).headers.get("etag")!;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask("/index.html", { "if-none-match": known });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  }
});

test("who has another version gets the file, also when only its time has changed", async () => {
  const etag = (await ask("/index.html")).headers.get("etag")!;
  expect((await ask("/index.html", { "if-none-match": '"other"' })).status).toBe(200);
  utimesSync(join(directory, "index.html"), new Date(), new Date(Date.now() + 5000));
  const changed = await ask("/index.html", { "if-none-match": etag });
  expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
});

test("a compressed copy has a tag of its own, and is named as what it is", async () => {
  const plain = await ask("/assets/a-12345678.js");
  const small = await ask("/assets/a-12345678.js", { "accept-encoding": "br" }, "HEAD");
  expect([small.headers.get("content-encoding"), small.headers.get("content-length")]).toEqual(["br", "6"]);
  expect(small.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  expect([plain.headers.get("vary"), small.headers.get("vary")]).toEqual(["Accept-Encoding", "Accept-Encoding"]);
});

test("a file that is not there, a folder, and anything but reading are refused", async () => {
  expect((await ask("/assets/b-12345678.js")).status).toBe(404);
  mkdirSync(join(directory, "folder.js"));
  expect((await ask("/folder.js")).status).toBe(404);
  const posted = await ask("/index.html", {}, "POST");
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
