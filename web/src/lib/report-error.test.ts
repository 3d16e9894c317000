import { afterEach, expect, it, vi } from "vitest";

const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "http://x", supabaseKey: "k" };
const dsn = "https://publickey@errors.test/7";

/** The module, new for each test, because a page reads the status once. @returns the addresses that are called */
async function setUp(errorTracking: unknown) {
  vi.resetModules();
  const called: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    called.push(url.split("?", 1)[0]!);
    return Promise.resolve(new Response(JSON.stringify({ ...status, errorTracking })));
  });
  const { watchErrors } = await import("./report-error.ts");
  return { called, watchErrors };
}

const endpoint = "https://errors.test/api/7/envelope/";
const fail = () => window.dispatchEvent(new ErrorEvent("error", { error: new TypeError("x") }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it("calls nobody until something fails, and then the server that the status names", async () => {
  const { called, watchErrors } = await setUp({ dsn, sampleRate: 1 });
  const stop = watchErrors();
  expect(called).toEqual([]);
  fail();
  await vi.waitFor(() => {
    expect(called).toEqual(["/api/status", endpoint]);
  });
  stop();
});

it("reports rejections that nobody handles", async () => {
  const { called, watchErrors } = await setUp({ dsn, sampleRate: 1 });
  const stop = watchErrors();
  const event = Object.assign(new Event("unhandledrejection"), { reason: new RangeError("x") });
  window.dispatchEvent(event);
  await vi.waitFor(() => {
    expect(called).toContain(endpoint);
  });
  stop();
});

it("without a setting, reports nothing and does not load what sends", async () => {
  const { called, watchErrors } = await setUp(null);
  const stop = watchErrors();
  fail();
  await vi.waitFor(() => {
    expect(called).toEqual(["/api/status"]);
  });
  await vi.dynamicImportSettled();
  expect(called).toEqual(["/api/status"]);
  stop();
});
