import { spawnSync } from "node:child_process";
import { fromRoot } from "../command/paths.ts";

/**
 * Runs a tool of this project and shows its output.
 * @param env variables beside those of this process; what is secret goes here, because every user of a machine can read
 *   command lines
 * @throws Error if it does not end with success
 */
export type RunTool = (command: string, args: readonly string[], env?: Record<string, string>) => void;

export const runTool: RunTool = (command, args, env = {}) => {
  const done = spawnSync(fromRoot(`node_modules/.bin/${command}`), args, {
    cwd: fromRoot(""),
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (done.status !== 0)
    throw new Error(`${command} ${args[0] ?? ""} ended with ${done.status ?? done.signal ?? done.error?.message}.`);
};
