import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { denoBinary, denoEnvironment } from "../stack/functions/deno.ts";
import { type Bundle, bundleFunctions, bundleProblems } from "./bundle-functions.ts";
import { functionNames } from "./checks.ts";

/** Enough for a function to start; no address in it answers. */
const environment = {
  SUPABASE_URL: "http://127.0.0.1:1",
  SUPABASE_PUBLISHABLE_KEY: "publishable",
  SUPABASE_SECRET_KEY: "secret",
  SITE_URL: "http://127.0.0.1:1",
  ADDRESS_HASH_SECRET: "0123456789abcdef0123456789abcdef",
  CRON_SECRET: "0123456789abcdef",
};

/** Starts a bundle without the project's import map and packages around it, and asks it once. */
async function statusOf(file: string, path: string): Promise<number> {
  const child = spawn(
    denoBinary(),
    [
      "run",
      "--no-prompt",
      "--no-config",
      "--cached-only",
      "--no-remote",
      "--no-npm",
      "-A",
      fromRoot("scripts/bench/cold-start/host.deno.ts"),
      pathToFileURL(file).href,
    ],
    { env: { ...denoEnvironment(), ...environment }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  try {
    const port = await new Promise<number>((resolve, reject) => {
      createInterface(child.stdout).once("line", (line) => resolve((JSON.parse(line) as { port: number }).port));
      child.once("close", (code) => reject(new Error(`the function ended with ${code} before it listened`)));
    });
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: path === "/api/health" ? "GET" : "POST",
    });
    await response.text();
    return response.status;
  } finally {
    child.kill("SIGKILL");
    await closed;
  }
}

describe("the bundles of the functions", () => {
  const folder = mkdtempSync(join(tmpdir(), "caption-kite-bundles-"));
  let bundles: Bundle[] = [];
  beforeAll(async () => {
    bundles = await bundleFunctions(functionNames(), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("exist for every function and are small enough for Supabase's servers", () => {
    expect(bundles.map(({ name }) => name)).toEqual(functionNames());
    expect(bundleProblems(bundles)).toEqual([]);
    expect(bundleProblems([{ name: "api", file: "", bytes: 3_000_001 }])).toHaveLength(1);
  });

  it.each([
    ["api", "/api/health", 200],
    ["stripe-webhook", "/stripe-webhook", 503],
    ["trending-cron", "/trending-cron", 401],
    ["billing-reconcile", "/billing-reconcile", 401],
    ["queue-worker", "/queue-worker", 401],
  ])("%s starts alone and answers", async (name, path, status) => {
    const { file } = bundles.find((bundle) => bundle.name === name)!;
    expect(await statusOf(file, path)).toBe(status);
  });
});
