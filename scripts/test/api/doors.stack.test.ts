import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTemporaryPreview } from "../../preview/temporary-preview.ts";
import type { Stack } from "../../stack/stack.ts";
import { sendRaw } from "../support/raw-request.ts";
import { statusesOfHostileTargets, statusOf } from "../support/survives.ts";

let stack: Stack;
/** Every server of a stack behind the preview, with a path to which it responds. */
let doors: Record<string, { url: string; path: string; status: number }>;
beforeAll(async () => {
  stack = await startTemporaryPreview();
  const studio = new URL(stack.studioUrl);
  doors = {
    gateway: { url: `http://127.0.0.1:${stack.port}`, path: "/api/health", status: 200 },
    "internal port": { url: stack.functionsEnv["SUPABASE_URL"]!, path: "/rest/v1/profiles", status: 401 },
    functions: { url: await stack.functionsUrl(), path: "/functions/v1/none", status: 404 },
    "data browser": { url: studio.origin, path: studio.pathname + studio.search, status: 200 },
    mailbox: { url: stack.mailboxUrl, path: "/mailbox", status: 200 },
    "Stripe simulator": { url: stack.stripe!.url, path: "/", status: 200 },
    preview: { url: stack.url, path: "/", status: 200 },
    "preview's project": { url: stack.functionsEnv["SUPABASE_PUBLIC_URL"]!, path: "/rest/v1/profiles", status: 401 },
  };
});
afterAll(() => stack?.stop());

const names = [
  "gateway",
  "internal port",
  "functions",
  "data browser",
  "mailbox",
  "Stripe simulator",
  "preview",
  "preview's project",
] as const;

const ask = (url: string, lines: string[]) => sendRaw(new URL(url).origin, `${lines.join("\r\n")}\r\n\r\n`);

describe.each(names)("the %s", (name) => {
  test("responds to this machine's names with its port, and to no name that was made to point here", async () => {
    const { url, path, status } = doors[name]!;
    const { port } = new URL(url);
    const get = async (host: string) =>
      statusOf(await ask(url, [`GET ${path} HTTP/1.1`, `host: ${host}`, "connection: close"]));
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect(await get(host)).toBe(status);
    for (const host of [`evil.example:${port}`, "evil.example", `localhost:${Number(port) - 1}`, "localhost"])
      expect(await get(host), host).toBe(403);
  });

  test("goes on after every hostile target", async () => {
    const { url, path, status } = doors[name]!;
    await statusesOfHostileTargets(url, { path, status });
  });
});

test("the preview says that an address cannot be understood, or that there is no such file", async () => {
  const get = async (path: string) =>
    (await ask(stack.url, [`GET ${path} HTTP/1.1`, `host: ${new URL(stack.url).host}`, "connection: close"])).status;
  expect(await get("/%00")).toBe(400);
  expect(await get("//")).toBe(400);
  expect(await get("/%")).toBe(400);
  expect(await get(`/${"a".repeat(6000)}`)).toBe(404);
});

describe("what the library says about itself", () => {
  test.each(["/_system/info", "/_system/config", "/_system/introspect", "/%5fsystem/info", "/_system"])(
    "is at the internal port not at %s",
    async (path) => {
      const response = await fetch(doors["internal port"]!.url + path, {
        headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
      });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toMatch(/postgres|redacted/);
    },
  );

  test.each(["/_system/info", "/_system/config", "/_system/ping"])(
    "has at the data browser no password at %s",
    async (path) => {
      const { origin, search } = new URL(stack.studioUrl);
      const text = await (await fetch(origin + path + search)).text();
      expect(text).not.toContain(new URL(stack.databaseUrl).password);
      expect(text).not.toContain("postgres");
      expect((await fetch(origin + path)).status).toBe(401);
    },
  );
});

describe("the data browser", () => {
  const open = async () => {
    const opened = await fetch(stack.studioUrl);
    return { opened, cookie: opened.headers.get("set-cookie")?.split(";")[0] ?? "" };
  };

  test("opens with the printed address, and lists the tables after that", async () => {
    const { opened, cookie } = await open();
    expect(await opened.text()).toContain("/static/assets/");
    const { origin } = new URL(stack.studioUrl);
    expect(await (await fetch(`${origin}/_system/info`, { headers: { cookie } })).json()).toMatchObject({
      admin: true,
    });
    expect(await (await fetch(`${origin}/_system/introspect`, { headers: { cookie } })).text()).toContain("profiles");
    expect((await fetch(`${origin}/rest/v1/profiles`, { headers: { cookie } })).status).toBe(200);
  });

  test("is closed without the token", async () => {
    const { origin } = new URL(stack.studioUrl);
    for (const path of ["/", "/_system/introspect", "/rest/v1/profiles", "/static/favicon.ico"])
      expect((await fetch(origin + path)).status).toBe(401);
  });

  test.each([
    ["with neither header", {}],
    ["of another site", { "sec-fetch-site": "cross-site" }],
    ["of another port", { "sec-fetch-site": "same-site" }],
    ["of another origin", { origin: "https://evil.example" }],
    ["of no origin", { origin: "null" }],
  ])("takes no form %s", async (_what, headers) => {
    const { cookie } = await open();
    const { origin } = new URL(stack.studioUrl);
    const post = (more: Record<string, string>) =>
      fetch(`${origin}/rest/v1/promo_codes`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json", ...more },
        body: "{}",
      });
    expect((await post(headers as Record<string, string>)).status).toBe(403);
    // From its own page it reaches the database, which wants columns.
    expect((await post({ origin })).status).toBe(400);
  });
});

test("live updates are for pages that know the server's name", async () => {
  const url = `ws://127.0.0.1:${stack.port}/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=1.0.0`;
  const status = (host: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, { headers: { host } });
      socket.once("unexpected-response", (_request, response) => resolve(response.statusCode));
      socket.once("open", () => {
        resolve(101);
        socket.terminate();
      });
    });
  expect(await status(`127.0.0.1:${stack.port}`)).toBe(101);
  expect(await status(`evil.example:${stack.port}`)).toBe(403);
});
