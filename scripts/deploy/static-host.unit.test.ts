import { expect, it } from "vitest";
import { headersFile, redirectsFile, vercelFile } from "./static-host.ts";

const host = { projectRef: "abcdefghijklmnopqrst", siteUrl: "https://captions.example.com" };

it("sends the API to the function and everything unknown to the page, last", () => {
  const rules = redirectsFile(host).trim().split("\n");
  expect(rules[0]).toBe("/api/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/:splat 200");
  expect(rules).toContain("/functions/v1/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/:splat 200");
  expect(rules.at(-1)).toBe("/* /index.html 404");
  expect(rules).toContain("/trending /index.html 200");
});

it("leads a share that no service worker has taken to the form", () => {
  expect(redirectsFile(host)).toContain("\n/share-target /?shared=1 302\n");
  expect(vercelRoutes()).toContainEqual({ src: "/share-target", status: 303, headers: { location: "/?shared=1" } });
});

it("lets the page reach the project and nothing else", () => {
  const policy = /content-security-policy: (.*)/.exec(headersFile(host))?.[1] ?? "";
  expect(policy).toContain(
    "connect-src 'self' wss://captions.example.com https://abcdefghijklmnopqrst.supabase.co wss://abcdefghijklmnopqrst.supabase.co;",
  );
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
  expect(headersFile(host)).toContain("strict-transport-security");
});

it("lets the page reach Stripe where cards are paid by it", () => {
  expect(headersFile(host)).not.toContain("stripe");
  expect(headersFile({ ...host, stripe: true })).toMatch(
    /script-src 'self'(?: 'sha256-[\w+/]{43}='){2} https:\/\/js\.stripe\.com/,
  );
  expect(vercelFile({ ...host, stripe: true })).toContain("https://hooks.stripe.com");
});

it("lets the page report errors where a server for them is set", () => {
  const errorTrackingOrigin = "https://errors.example.com";
  expect(headersFile(host)).not.toContain(errorTrackingOrigin);
  expect(headersFile({ ...host, errorTrackingOrigin })).toMatch(/connect-src [^;]* https:\/\/errors\.example\.com;/);
  expect(vercelFile({ ...host, errorTrackingOrigin })).toContain(errorTrackingOrigin);
});

it("has the functions run where the database is", () => {
  const near = { ...host, region: "eu-central-1" };
  expect(redirectsFile(near).split("\n")[0]).toBe(
    "/api/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/:splat?forceFunctionRegion=eu-central-1 200",
  );
  const { routes } = JSON.parse(vercelFile(near)) as { routes: Route[] };
  expect(routes.find(({ src }) => src === "/api/(.*)")?.transforms).toEqual([
    { type: "request.headers", op: "set", target: { key: "x-region" }, args: "eu-central-1" },
  ]);
});

it("responds with 404 to a request for a missing asset, not with the page, and nobody keeps that response", () => {
  const rules = redirectsFile(host).trim().split("\n");
  const page = rules.findIndex((rule) => rule.includes("/index.html"));
  expect(rules[page - 1]).toBe("/assets/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/assets/:splat 200");
  const missing = vercelRoutes().findIndex(({ dest }) => dest === "/index.html") - 1;
  expect(vercelRoutes()[missing]).toEqual({
    src: "/assets/(.*)",
    status: 404,
    headers: { "cache-control": "no-store" },
  });
});

interface Route {
  src?: string;
  dest?: string;
  status?: number;
  transforms?: unknown;
  headers?: Record<string, string>;
  handle?: string;
}
const vercelRoutes = (signed = false) => (JSON.parse(vercelFile({ ...host, signed })) as { routes: Route[] }).routes;

it("says the same to the third kind of host", () => {
  const routes = vercelRoutes();
  expect(routes).toContainEqual({
    src: "/api/(.*)",
    dest: "https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/$1",
  });
  expect(routes.findIndex(({ handle }) => handle === "filesystem")).toBeLessThan(
    routes.findIndex(({ dest }) => dest === "/index.html"),
  );
  expect(routes.at(-1)).toMatchObject({ dest: "/index.html", status: 404 });
});

it.each(["/auth/v1", "/rest/v1", "/storage/v1", "/realtime/v1"])(
  "passes nothing of %s to Supabase: the API responds that nothing is there",
  (prefix) => {
    expect(redirectsFile(host)).toContain(
      `${prefix}/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/api${prefix}/:splat 200`,
    );
    expect(vercelRoutes()).toContainEqual({
      src: `${prefix}/(.*)`,
      dest: `https://abcdefghijklmnopqrst.supabase.co/functions/v1/api${prefix}/$1`,
    });
    expect(redirectsFile(host)).not.toContain(`.co${prefix}`);
  },
);

it("lets forwarded calls prove where they come from, without the secret itself in a published file", () => {
  expect(redirectsFile({ ...host, signed: true }).split("\n")[0]).toMatch(/ 200 signed=ORIGIN_SECRET$/);
  const api = vercelRoutes(true).find(({ src }) => src === "/api/(.*)");
  expect(api?.transforms).toEqual([
    {
      type: "request.headers",
      op: "set",
      target: { key: "x-origin-secret" },
      args: "$ORIGIN_SECRET",
      env: ["ORIGIN_SECRET"],
    },
  ]);
  expect(redirectsFile(host)).not.toContain("signed");
  expect(vercelFile(host)).not.toContain("transforms");
});

it("has browsers report what the policy made them refuse", () => {
  expect(headersFile(host)).toContain('reporting-endpoints: csp="/api/csp-report"');
  expect(headersFile(host)).toMatch(/content-security-policy: .*; report-uri \/api\/csp-report; report-to csp$/m);
  expect(vercelFile(host)).toContain("report-uri /api/csp-report");
});

it("shows prerendered pages at their addresses, in the state that the query names, and has them revalidated", () => {
  const pages = [
    { path: "/auth", file: "/auth-signup.html", query: { parameter: "tab", value: "signup" } },
    { path: "/auth", file: "/auth.html" },
  ];
  const rules = redirectsFile({ ...host, pages })
    .trim()
    .split("\n");
  expect(rules.filter((rule) => rule.startsWith("/auth "))).toEqual([
    "/auth tab=signup /auth-signup.html 200!",
    "/auth /auth.html 200!",
  ]);
  const { routes } = JSON.parse(vercelFile({ ...host, pages })) as { routes: Route[] };
  expect(routes.filter(({ src }) => src === "/auth")).toEqual([
    {
      src: "/auth",
      has: [{ type: "query", key: "tab", value: "signup" }],
      dest: "/auth-signup.html",
      headers: { "cache-control": "no-cache" },
    },
    { src: "/auth", dest: "/auth.html", headers: { "cache-control": "no-cache" } },
  ]);
  expect(headersFile({ ...host, pages })).toContain("\n/auth\n  cache-control: no-cache\n");
});

it("has browsers ask for the service worker again every time, whatever the host's default is", () => {
  expect(headersFile(host)).toContain("\n/service-worker.js\n  cache-control: no-cache\n");
  expect(vercelRoutes()).toContainEqual({
    src: "/service-worker.js",
    headers: { "cache-control": "no-cache" },
    continue: true,
  });
});
