import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, it } from "vitest";
import { comesFromOrigin } from "../../supabase/functions/_shared/platform/limits/origin.ts";
import { clientAddress } from "../../supabase/functions/_shared/platform/limits/address.ts";
import { listen } from "../server/ports.ts";
import { createStaticHost } from "./static-host.ts";

const secret = "s".repeat(32);
let folder: string;
let servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/caption-kite-preview-`);
  mkdirSync(`${folder}/assets`);
  writeFileSync(
    `${folder}/_redirects`,
    "/api/* https://ref.supabase.co/functions/v1/api/:splat 200 signed=ORIGIN_SECRET\n/assets/* https://ref.supabase.co/functions/v1/api/assets/:splat 200\n/* /index.html 200\n",
  );
  writeFileSync(`${folder}/_headers`, "/*\n  x-frame-options: DENY\n/assets/*\n  cache-control: immutable\n");
  writeFileSync(`${folder}/index.html`, "page");
  writeFileSync(`${folder}/assets/a.js`, "script");
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(server: Server): Promise<string> {
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" })}`;
}

/** A host in front of functions that return what reached them, or never respond. */
async function startHost({ silent = false, forwardingMs = 5000, onConnection = () => {} } = {}): Promise<string> {
  const functions = await start(
    createServer((request, response) => {
      if (silent) return;
      const body: string[] = [];
      request.setEncoding("utf8").on("data", (part: string) => body.push(part));
      request.on("end", () =>
        response.end(JSON.stringify({ url: request.url, headers: request.headers, body: body.join("") })),
      );
    }).on("connection", onConnection),
  );
  const listener = createStaticHost({
    folder,
    origin: (origin) => Promise.resolve(origin === "https://ref.supabase.co" ? functions : "http://127.0.0.1:1"),
    variables: { ORIGIN_SECRET: secret },
    forwardingMs,
  });
  return start(createServer(listener));
}

it("serves files with their headers, and the page where there is no file", async () => {
  const host = await startHost();
  const asset = await fetch(`${host}/assets/a.js`);
  expect([asset.status, await asset.text(), asset.headers.get("cache-control")]).toEqual([200, "script", "immutable"]);
  const page = await fetch(`${host}/trending`);
  expect([page.status, await page.text(), page.headers.get("x-frame-options")]).toEqual([200, "page", "DENY"]);
});

it("asks the rules about a missing asset, whose response has none of the folder's headers", async () => {
  const missing = await fetch(`${await startHost()}/assets/old.js`);
  expect(await missing.json()).toMatchObject({ url: "/functions/v1/api/assets/old.js" });
  expect(missing.headers.get("cache-control")).toBeNull();
});

it.each(["/_redirects", "/../secret", "/%2e%2e/secret"])("does not serve %s as a file", async (path) => {
  expect(await (await fetch((await startHost()) + path)).text()).toBe("page");
});

it("forwards a call with its query and body, signed, and appends two addresses", async () => {
  const response = await fetch(`${await startHost()}/api/captions?x=1`, {
    method: "POST",
    body: "hello",
    headers: { "x-forwarded-for": "203.0.113.1" },
  });
  const { url, headers, body } = (await response.json()) as {
    url: string;
    headers: Record<string, string>;
    body: string;
  };
  expect([url, body]).toEqual(["/functions/v1/api/captions?x=1", "hello"]);
  expect(headers["x-forwarded-for"]).toBe("203.0.113.1, 127.0.0.1, 198.51.100.7");
  const received = new Headers(headers);
  expect(comesFromOrigin(received, secret, Date.now() / 1000)).toBe(true);
  expect(clientAddress(received, 2)).toBe("127.0.0.1");
});

it("ends a forwarded call that takes too long", async () => {
  const response = await fetch(`${await startHost({ silent: true, forwardingMs: 20 })}/api/captions`);
  expect(response.status).toBe(504);
  expect(response.headers.get("content-type")).toContain("text/html");
});

it("keeps no connection that the project could close while a call begins", async () => {
  let connections = 0;
  const host = await startHost({ onConnection: () => (connections += 1) });
  for (let call = 1; call <= 3; call += 1) await (await fetch(`${host}/api/captions`)).text();
  expect(connections).toBe(3);
});
