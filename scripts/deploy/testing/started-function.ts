import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { fromRoot } from "../../command/paths.ts";
import { denoBinary, denoEnvironment, hostedDenoBinary, hostedDenoEnvironment } from "../../stack/functions/deno.ts";

/** Enough for a function to start; nothing listens at the addresses in it. */
const settings = {
  SUPABASE_URL: "http://127.0.0.1:1",
  SUPABASE_PUBLISHABLE_KEY: "publishable",
  SUPABASE_SECRET_KEY: "secret",
  SITE_URL: "http://127.0.0.1:1",
  ADDRESS_HASH_SECRET: "0123456789abcdef0123456789abcdef",
  CRON_SECRET: "0123456789abcdef",
};

/** A program that runs functions. */
export interface Runtime {
  deno: string;
  env: Record<string, string>;
}

/** The local stack's Deno. */
export const localRuntime = (): Runtime => ({ deno: denoBinary(), env: denoEnvironment() });

/** Deno as Supabase runs it; null if npm has none for this machine. */
export function hostedRuntime(): Runtime | null {
  const deno = hostedDenoBinary();
  return deno === null ? null : { deno, env: hostedDenoEnvironment() };
}

/** A function in a process of its own. */
export interface StartedFunction {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a function.
 * @param file its module: a bundle, which finds no import map and no packages, or a source with the project's
 * @throws Error if it ends before it listens
 */
export async function startFunction({ deno, env }: Runtime, file: string): Promise<StartedFunction> {
  const isBundle = file.endsWith(".js");
  const found = isBundle ? ["--no-config", "--no-npm"] : [`--config=${fromRoot("deno.json")}`, "--no-lock"];
  const host = fromRoot("scripts/bench/cold-start/host.deno.ts");
  const child = spawn(
    deno,
    [
      "run",
      "--no-prompt",
      "--no-check",
      "--cached-only",
      "--no-remote",
      ...found,
      "-A",
      host,
      pathToFileURL(file).href,
    ],
    { env: { ...env, ...settings }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    // Every line is read: a full pipe would stop the function.
    createInterface(child.stdout).on("line", (line) => {
      if (line.startsWith('{"port"')) resolve((JSON.parse(line) as { port: number }).port);
    });
    child.once("close", (code) => reject(new Error(`the function ended with ${code} before it listened`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
