import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { localSteps } from "./local-steps.ts";
import type { DeploySettings } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "caption-kite-build-"));

/** Builds the page as the deployment's step does, but elsewhere. @returns the names of its chunks */
async function builtChunks(env: Record<string, string>): Promise<string[]> {
  const vite = fromRoot("node_modules/vite/bin/vite.js");
  await promisify(execFile)(
    process.execPath,
    [vite, "build", "--logLevel", "error", "--outDir", folder, "--emptyOutDir"],
    { cwd: fromRoot(""), env: { ...process.env, NODE_ENV: "production", ...env } },
  );
  return readdirSync(join(folder, "assets")).filter((name) => name.endsWith(".js"));
}

test("what is deployed has nothing of the payment simulator", { timeout: 120_000 }, async () => {
  let given: Record<string, string> = {};
  const build = localSteps({} as DeploySettings, folder, (_tool, _options, env) => {
    given = env ?? {};
    throw new Error("built elsewhere");
  }, null).find(({ title }) => title === "Build"); // prettier-ignore
  await expect(build?.run()).rejects.toThrow("built elsewhere");

  const chunks = await builtChunks(given);
  expect(chunks.length).toBeGreaterThan(20);
  expect(chunks.filter((name) => name.includes("simulated"))).toEqual([]);
  const texts = chunks.map((name) => readFileSync(join(folder, "assets", name), "utf8"));
  expect(texts.filter((text) => text.includes("createSimulatedStripe"))).toEqual([]);
  rmSync(folder, { recursive: true });
});
