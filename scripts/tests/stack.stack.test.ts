import { inject, describe, expect, test } from "vitest";

const stack = inject("stack");

describe("the public origin", () => {
  test("answers any screen with the app", async () => {
    const response = await fetch(`${stack.url}/trending`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain('<div id="root">');
  });

  test("keeps hashed files for good and answers 404 for missing ones", async () => {
    const page = await (await fetch(`${stack.url}/`)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    const found = await fetch(`${stack.url}${script}`, { headers: { "accept-encoding": "br" } });
    expect(found.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(found.headers.get("content-encoding")).toBe("br");
    const missing = await fetch(`${stack.url}/assets/gone-12345678.js`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: "not_found" });
  });

  test.each(["/", "/api/nothing", "/auth/v1/health", "/assets/gone.js", "/_system/config"])("sends the security headers with %s", async (path) => {
    const { headers } = await fetch(`${stack.url}${path}`);
    expect(headers.get("content-security-policy")).toContain("script-src 'self';");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("permissions-policy")).toBeTruthy();
  });

  test("answers an unknown call with the wire error", async () => {
    const response = await fetch(`${stack.url}/api/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found", message: expect.any(String) });
  });

  test.each(["/_system/config", "/_system/introspect", "/static/favicon.ico", "/studio/", "/mailbox.json", "/mailbox"])("does not reach the operator's pages by %s", async (path) => {
    const response = await fetch(`${stack.url}${path}`);
    const body = await response.text();
    expect(response.status === 404 || body.includes('<div id="root">')).toBe(true);
    expect(body).not.toContain("Supalite");
    expect(body).not.toContain("publishable");
  });

  test("lets nobody read data without a key", async () => {
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
