import { spawn } from "node:child_process";
import { once } from "node:events";
import { fromRoot } from "../command/paths.ts";

/**
 * Runs a tool of this project and shows its output.
 * @param env variables beside those of this process; what is secret goes here, because every user of a machine can read
 *   command lines
 * @throws Error if it does not end with success
 */
export type RunTool = (command: string, args: readonly string[], env?: Record<string, string>) => void | Promise<void>;

/** @param signal ends the tool as well; the tool's own end is waited for */
export const createRunTool =
  (signal?: AbortSignal): RunTool =>
  async (command, args, env = {}) => {
    const tool = spawn(fromRoot(`node_modules/.bin/${command}`), args, {
      cwd: fromRoot(""),
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    const end = () => tool.kill("SIGTERM");
    signal?.addEventListener("abort", end);
    try {
      const [status, by] = (await once(tool, "close")) as [number | null, string | null];
      if (status !== 0) throw new Error(`${command} ${args[0] ?? ""} ended with ${status ?? by}.`);
    } finally {
      signal?.removeEventListener("abort", end);
    }
  };
