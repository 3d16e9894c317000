import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Stack } from "../../stack/stack.ts";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";

const stack = inject("stack");

describe("the public origin", () => {
  test("serves the app for every page", async () => {
    const response = await fetch(`${stack.url}/trending`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain('<div id="root">');
  });

  test("lets browsers cache hashed files forever, and returns 404 for missing ones", async () => {
    const page = await (await fetch(`${stack.url}/`)).text();
    const script = /data-entry="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    const found = await fetch(`${stack.url}${script}`, { headers: { "accept-encoding": "br" } });
    expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(found.headers.get("content-encoding")).toBe("br");
    const missing = await fetch(`${stack.url}/assets/gone-12345678.js`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: "not_found" });
  });

  test.each(["/", "/api/nothing", "/auth/v1/health", "/assets/gone.js", "/_system/config"])(
    "sends the security headers with %s",
    async (path) => {
      const { headers } = await fetch(`${stack.url}${path}`);
      // An API response is not a page and may allow nothing at all.
      expect(headers.get("content-security-policy")).toMatch(
        /script-src 'self'(?: 'sha256-[\w+/]{43}='){2};|default-src 'none'/,
      );
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBeTruthy();
      expect(headers.get("permissions-policy")).toBeTruthy();
    },
  );

  test("responds to an unknown call with the API's error format", async () => {
    const response = await fetch(`${stack.url}/api/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found", message: expect.any(String) });
  });

  test.each(["/_system/config", "/_system/introspect", "/static/favicon.ico", "/studio/", "/mailbox.json", "/mailbox"])(
    "does not reach the operator's pages by %s",
    async (path) => {
      const response = await fetch(`${stack.url}${path}`);
      const body = await response.text();
      expect(response.status === 404 || body.includes('<div id="root">')).toBe(true);
      expect(body).not.toContain("Supalite");
      expect(body).not.toContain("publishable");
    },
  );

  test("refuses to read data without a key", async () => {
    const response = await fetch(`${stack.url}/rest/v1/profiles`);
    expect(response.status).toBe(401);
  });
});

describe("the data browser", () => {
  test("opens on its own port", async () => {
    const response = await fetch(stack.studioUrl);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("/static/assets/");
  });
});

/** The test's own function, to observe what the gateway and the host do. */
const probe = `
let aborted = 0;
Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/echo") return Response.json({ pathname, headers: Object.fromEntries(request.headers), bytes: (await request.arrayBuffer()).byteLength });
  if (pathname === "/api/aborted") return Response.json({ aborted });
  if (pathname === "/api/early") return Response.json({ message: "No.", code: "payload_too_large" }, { status: 413 });
  if (pathname === "/api/end") { setTimeout(() => { throw new Error("ended on purpose"); }, 0); return new Response("ending"); }
  if (pathname === "/api/wait") {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("started")), cancel: () => { aborted++; } });
    request.signal.addEventListener("abort", () => { aborted++; });
    return new Response(body);
  }
  return new Response(null, { status: 404 });
});
`;

describe("a function behind the gateway", () => {
  let own: Stack;
  let directory: string;
  const lines: string[] = [];

  beforeAll(async () => {
    directory = mkdtempSync(`${tmpdir()}/caption-kite-functions-`);
    mkdirSync(`${directory}/api`);
    writeFileSync(`${directory}/api/index.ts`, probe);
    own = await startTemporaryStack({ functionsDir: directory, log: (line) => lines.push(line) });
  });
  afterAll(async () => {
    await own.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const call = async (path: string, init?: RequestInit) =>
    (await fetch(`${own.url}${path}`, init)).json() as Promise<Record<string, never>>;

  test("keeps its path and sees the caller's real address", async () => {
    const seen = await call("/api/echo?x=1", {
      headers: { "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6" },
    });
    expect(seen).toMatchObject({
      pathname: "/api/echo",
      headers: { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": new URL(own.url).host },
    });
    expect(seen["headers"]).not.toHaveProperty("x-real-ip");
    expect(seen["headers"]).not.toHaveProperty("forwarded");
  });

  test("is also available at Supabase's path", async () => {
    expect(await call("/functions/v1/api/echo")).toMatchObject({ pathname: "/api/echo" });
    expect((await fetch(`${own.url}/functions/v1/none`)).status).toBe(404);
  });

  test("gets a body of ten megabytes with the form around it, and no larger one", async () => {
    const bytes = (10 * 1024 + 64) * 1024;
    expect(await call("/api/echo", { method: "POST", body: new Uint8Array(bytes) })).toMatchObject({ bytes });
    const tooLarge = await fetch(`${own.url}/api/echo`, { method: "POST", body: new Uint8Array(bytes + 1) });
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ code: "payload_too_large" });
  });

  test("never gets a body without a content length", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => (sent++ < 12 ? controller.enqueue(new Uint8Array(1024 * 1024)) : controller.close()),
    });
    const response = await fetch(`${own.url}/api/echo`, {
      method: "POST",
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("may respond before it has read the whole body", async () => {
    const response = await fetch(`${own.url}/api/early`, { method: "POST", body: new Uint8Array(9 * 1024 * 1024) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ message: "No." });
  });

  test("is notified when the caller disconnects", async () => {
    const caller = new AbortController();
    const response = await fetch(`${own.url}/api/wait`, { signal: caller.signal });
    await response.body!.getReader().read();
    caller.abort();
    await expect.poll(async () => (await call("/api/aborted"))["aborted"]).toBeGreaterThan(0);
  });

  test("restarts after a crash, and this is logged", async () => {
    await fetch(`${own.url}/api/end`).catch(() => {});
    await expect.poll(() => lines.join("\n")).toContain("ended on purpose");
    await expect.poll(() => lines.join("\n")).toMatch(/starting again in \d+ ms/);
    await expect.poll(async () => (await fetch(`${own.url}/api/echo`)).status).toBe(200);
  });
});
