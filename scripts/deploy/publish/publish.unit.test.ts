import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startFakeNetlify, startFakeVercel, type FakeHost } from "../testing/fake-hosts.ts";
import { readPublishedFiles } from "./files.ts";
import { publishOnNetlify } from "./netlify.ts";
import { publishOnVercel } from "./vercel.ts";

let folder: string;
let host: FakeHost;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/caption-kite-publish-`);
  mkdirSync(`${folder}/assets`);
  writeFileSync(`${folder}/index.html`, "<p>page</p>");
  writeFileSync(`${folder}/_redirects`, "/* /index.html 200\n");
  writeFileSync(`${folder}/assets/a b.js`, "1");
  writeFileSync(`${folder}/assets/copy.js`, "1");
});
afterEach(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

const whole = [
  ["_redirects", "/* /index.html 200\n"],
  ["assets/a b.js", "1"],
  ["assets/copy.js", "1"],
  ["index.html", "<p>page</p>"],
];

describe("Netlify", () => {
  const publish = (options: { token?: string; originSecret?: string } = {}) =>
    publishOnNetlify(readPublishedFiles(folder), {
      token: "nfp_test",
      siteId: "site",
      url: host.url,
      pollMs: 0,
      ...options,
    });

  it("uploads each content once and publishes every file", async () => {
    host = await startFakeNetlify();
    await publish();
    expect([...host.published].sort()).toEqual(whole);
    expect(host.uploads()).toBe(3);
  });

  it("uploads only what has changed the next time", async () => {
    host = await startFakeNetlify();
    await publish();
    writeFileSync(`${folder}/index.html`, "<p>new</p>");
    await publish();
    expect(host.published.get("index.html")).toBe("<p>new</p>");
    expect(host.uploads()).toBe(4);
  });

  it("stores the secret that signs forwarded calls, also a new one", async () => {
    host = await startFakeNetlify();
    await publish({ originSecret: "first" });
    expect(host.variables.get("ORIGIN_SECRET")).toBe("first");
    await publish({ originSecret: "second" });
    expect(host.variables.get("ORIGIN_SECRET")).toBe("second");
  });

  it("names the setting whose token is refused", async () => {
    host = await startFakeNetlify();
    await expect(publish({ token: "old" })).rejects.toThrow("Netlify refused NETLIFY_AUTH_TOKEN");
    expect(host.published.size).toBe(0);
  });
});

describe("Vercel", () => {
  const publish = (options: { token?: string; originSecret?: string } = {}) =>
    publishOnVercel(readPublishedFiles(folder), {
      token: "vcp_test",
      project: "captions",
      url: host.url,
      pollMs: 0,
      ...options,
    });

  it("publishes every file", async () => {
    host = await startFakeVercel();
    await publish({ originSecret: "secret" });
    expect([...host.published].sort()).toEqual(whole);
    expect(host.variables.get("ORIGIN_SECRET")).toBe("secret");
  });

  it("names the setting whose token is refused", async () => {
    host = await startFakeVercel();
    await expect(publish({ token: "old" })).rejects.toThrow("Vercel refused VERCEL_TOKEN");
  });
});
