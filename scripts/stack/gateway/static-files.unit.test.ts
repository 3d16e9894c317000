import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { startLocalServer } from "../../server/local-server.ts";
import { acceptedEncodings, cacheControl, fileFor, serveStatic } from "./static-files.ts";

test("only hashed files are kept for good", () => {
  expect(cacheControl("/assets/index-B4dF00dx.js")).toContain("immutable");
  for (const path of ["/index.html", "/service-worker.js", "/assets/plain.js", "/favicon.svg"])
    expect(cacheControl(path)).toBe("no-cache");
});

test("paths without an extension are screens", () => {
  for (const path of ["/", "/trending", "/reset-password", "/no/such/page"])
    expect(fileFor(path)).toEqual({ path, screen: true });
  expect(fileFor("/assets/a.js")).toEqual({ path: "/assets/a.js", screen: false });
});

test.each(["/../etc/passwd.txt", "/%2e%2e/%2e%2e/etc/passwd.txt", "/a/..%2f..%2fkeys.json"])(
  "%s stays inside the directory",
  (path) => {
    expect(fileFor(path)?.path).not.toContain("..");
  },
);

test.each(["/.env", "/.git/config.txt", "/a%00.js", "/%E0%A4%A", "/..%5c..%5cx.js"])("%s is no file", (path) => {
  expect(fileFor(path)).toBeNull();
});

test("a compressed copy is sent only to who takes it", () => {
  const names = (header?: string) => acceptedEncodings(header).map(({ name }) => name);
  expect(names("gzip, deflate, br")).toEqual(["br", "gzip"]);
  expect(names("gzip;q=1.0, br;q=0")).toEqual(["gzip"]);
  expect(names("identity")).toEqual([]);
  expect(names()).toEqual([]);
});

test("an address without a page gets the page that says so, with status 404", async () => {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-static-`);
  writeFileSync(`${directory}/index.html`, "<p>shell</p>");
  const handle = serveStatic(directory, "https://site.example");
  const { url, close } = await startLocalServer(createServer((request, response) => void handle(request, response)));
  onTestFinished(async () => {
    await close();
    rmSync(directory, { recursive: true });
  });
  for (const [path, status] of [
    ["/", 200],
    ["/trending", 200],
    ["/articles/one", 200],
    ["/nowhere", 404],
  ] as const) {
    const response = await fetch(`${url}${path}`);
    expect([path, response.status, await response.text()]).toEqual([path, status, "<p>shell</p>"]);
  }
});
