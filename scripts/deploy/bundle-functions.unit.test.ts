import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints, type Endpoint } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { fromRoot } from "../command/paths.ts";
import { hostedDenoVersion } from "../stack/functions/deno.ts";
import { type Bundle, bundleFunctions, bundleProblems } from "./bundle-functions.ts";
import { functionNames } from "./checks.ts";
import { hostedRuntime, localRuntime, startFunction } from "./testing/started-function.ts";

const hosted = hostedRuntime();
const missing = `npm has no Deno ${hostedDenoVersion} for this machine`;

/** A function's response to a call without a session. */
interface FunctionResponse {
  call: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Headers that say when and by whom a response was written, and not what. */
const ofTheMoment = ["date", "server-timing", "x-request-id", "content-length", "transfer-encoding"];

/** Whether a header is the function's own: which responses may be compressed is the runtime's decision. */
const isOwn = (name: string, value: string) =>
  !ofTheMoment.includes(name) && !(name === "vary" && value.toLowerCase() === "accept-encoding");

/** Calls an endpoint with nothing but what everybody has. */
async function responseTo(
  origin: string,
  { method, path }: Pick<Endpoint, "method" | "path">,
): Promise<FunctionResponse> {
  const response = await fetch(`${origin}${path.replaceAll(/:\w+/g, "1")}`, {
    method,
    headers: { origin: "http://127.0.0.1:1", "content-type": "application/json", "accept-encoding": "identity" },
    body: method === "GET" ? undefined : "{}",
  });
  const requestId = response.headers.get("x-request-id") ?? "none";
  return {
    call: `${method} ${path}`,
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name, value]) => isOwn(name, value))),
    body: (await response.text()).replaceAll(requestId, "<request>").replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"<time>"'),
  };
}

/** The responses of a function to every endpoint, one after the other: what one changes, the next may see. */
async function responsesOf(runtime: NonNullable<typeof hosted>, file: string): Promise<FunctionResponse[]> {
  const started = await startFunction(runtime, file);
  try {
    const responses: FunctionResponse[] = [];
    for (const endpoint of Object.values(endpoints)) responses.push(await responseTo(started.origin, endpoint));
    return responses;
  } finally {
    await started.stop();
  }
}

describe("the bundles of the functions", () => {
  const folder = mkdtempSync(join(tmpdir(), "caption-kite-bundles-"));
  let bundles: Bundle[] = [];
  beforeAll(async () => {
    bundles = await bundleFunctions(functionNames(), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileOf = (wanted: string) => bundles.find(({ name }) => name === wanted)!.file;

  it("exist for every function and are small enough for Supabase's servers", () => {
    expect(bundles.map(({ name }) => name)).toEqual(functionNames());
    expect(bundleProblems(bundles)).toEqual([]);
    expect(bundleProblems([{ name: "api", file: "", bytes: 4_000_001 }])).toHaveLength(1);
  });

  it.each([
    ["api", "GET", "/api/health", 200],
    ["stripe-webhook", "POST", "/stripe-webhook", 503],
    ["trending-cron", "POST", "/trending-cron", 401],
    ["billing-reconcile", "POST", "/billing-reconcile", 401],
    ["queue-worker", "POST", "/queue-worker", 401],
  ])("%s starts alone and responds, on the Deno of the hosted project", async (name, method, path, status) => {
    // Where npm has no such Deno, the local one still shows that the bundle needs no packages.
    const started = await startFunction(hosted ?? localRuntime(), fileOf(name));
    try {
      expect((await fetch(`${started.origin}${path}`, { method })).status).toBe(status);
    } finally {
      await started.stop();
    }
  });

  it("respond to every call without a session on the hosted Deno as the source does on the local one", async ({
    task,
    skip,
  }) => {
    task.meta.skippedBecause = missing;
    if (hosted === null) return skip();
    const bundled = await responsesOf(hosted, fileOf("api"));
    expect(bundled).toEqual(await responsesOf(localRuntime(), fromRoot("supabase/functions/api/index.ts")));
    // Not one response for all: some know the person, some the body, some the database.
    expect(new Set(bundled.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(bundled.filter(({ status }) => status === 404 || status === 500)).toEqual([]);
  });
});
