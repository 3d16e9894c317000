import { fromRoot } from "../command/paths.ts";

/** The arguments with which a measurement runs the functions' code under Deno; the module and its own follow. */
export const denoRun: readonly string[] = [
  "run",
  "--cached-only",
  "--no-remote",
  "--no-lock",
  "--unstable-no-legacy-abort",
  `--config=${fromRoot("deno.json")}`,
];
