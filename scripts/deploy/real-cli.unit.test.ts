import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromRoot } from "../command/paths.ts";
import { functionNames } from "./checks.ts";
import { supabaseSteps } from "./supabase-steps.ts";
import { startDeploymentWorld, type DeploymentWorld } from "./testing/deployment.ts";
import { createFakeCli } from "./testing/fake-cli.ts";
import type { RunTool } from "./tools.ts";

// The CLI of this project, against a stub of the Management API: what it asks, a fake could only repeat from hearsay.

const ref = "abcdefghijklmnopqrst";
const token = `sbp_${"a".repeat(40)}`;

let folder: string;
let worker: Worker;
let world: DeploymentWorld;
beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/caption-kite-cli-`);
  writeFileSync(`${folder}/changes`, "");
  world = await startDeploymentWorld();
  mkdirSync(`${folder}/supabase/migrations`, { recursive: true });
  writeFileSync(`${folder}/supabase/config.toml`, 'project_id = "captions"\n');
  writeFileSync(`${folder}/secrets.env`, "NAME='value'\n");
  for (const name of functionNames()) {
    mkdirSync(`${folder}/supabase/functions/${name}`, { recursive: true });
    for (const file of ["index.ts", "index.js"])
      writeFileSync(`${folder}/supabase/functions/${name}/${file}`, 'Deno.serve(() => new Response("ok"));\n');
  }
  worker = new Worker(new URL("./testing/management-stub.worker.ts", import.meta.url), {
    workerData: { changes: `${folder}/changes` },
  });
  const url = await new Promise<string>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  writeFileSync(
    `${folder}/profile.yaml`,
    `name: test\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: localhost\n`,
  );
});
afterAll(async () => {
  world.close();
  await worker.terminate();
  rmSync(folder, { recursive: true });
});

/** Runs the real CLI where nobody can be asked. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(fromRoot("node_modules/.bin/supabase"), args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: folder,
      SUPABASE_PROFILE: `${folder}/profile.yaml`,
      SUPABASE_ACCESS_TOKEN: token,
      ...env,
    },
  });
}

const changes = () => readFileSync(`${folder}/changes`, "utf8").trim().split("\n").filter(Boolean);

describe("without a terminal", () => {
  it("the steps of a deployment set the secrets and deploy every function", async () => {
    const runTool: RunTool = (_tool, args, env) => {
      const { status, stdout, stderr } = run(args, env);
      if (status !== 0) throw new Error(stdout + stderr);
    };
    const settings = { ...world.settings, SUPABASE_PROJECT_REF: ref, SUPABASE_ACCESS_TOKEN: token };
    const steps = supabaseSteps({ settings, folder, runTool, management: null as never });
    for (const { title, run: step } of steps) if (title === "Secrets" || title.startsWith("Function ")) await step();
    expect(changes()).toEqual([
      `POST /v1/projects/${ref}/secrets`,
      ...functionNames().map((name) => `POST /v1/projects/${ref}/functions/deploy ${name}`),
    ]);
    // The CLI is started once for each function, which takes longer than a test has while other suites use the machine.
  }, 180_000);

  it.each([
    ["secrets set", ["secrets", "set", "--env-file"]],
    ["functions deploy", ["functions", "deploy", "api", "--use-api"]],
  ])("the CLI refuses %s without --yes and changes nothing, and so does the fake", (_what, command) => {
    const before = changes();
    const args = [...command, ...(command.includes("--env-file") ? [`${folder}/secrets.env`] : [])];
    const target = [`--remote=${ref}`, "--workdir", folder];
    const { status, stdout, stderr } = run([...args, ...target]);
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/Confirmation required: .*Nothing was changed\.\s+Re-run with --yes to confirm\./);
    expect(changes()).toEqual(before);

    const fake = createFakeCli({ ref, token });
    const untouched = structuredClone(fake.state);
    const access = { SUPABASE_ACCESS_TOKEN: token };
    expect(() => fake.runTool("supabase", [...args, ...target], access)).toThrow(
      /Confirmation required: .*Nothing was changed\./,
    );
    expect(fake.state).toEqual(untouched);
  });
});
