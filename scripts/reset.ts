import { rmSync } from "node:fs";
import { exitWith } from "./stack/foreground.ts";
import { clusterDirectory, serverIdentity } from "./stack/postgres-home.ts";
import { stopOrphan } from "./stack/postgres-orphan.ts";
import { runningStack } from "./stack/running-stack.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { StackError } from "./stack/stack-error.ts";

/** `npm run reset`: deletes the local stack's data. Other files in DATA_DIR are kept. */
try {
  const { dataDir } = readSettings(loadEnvironment());
  const running = runningStack(dataDir);
  if (running !== null) throw new StackError(`Caption Kite is running on ${dataDir} (process ${running}). Stop it there with Ctrl-C, then reset.`);
  const cluster = clusterDirectory(dataDir, serverIdentity());
  await stopOrphan(cluster);
  const own = ["postgres.log", "storage", "mail.jsonl", "stripe.json", "keys.json", "stack.pid"].map((name) => `${dataDir}/${name}`);
  for (const path of [cluster, `${cluster}.new`, `${cluster}.password`, ...own]) rmSync(path, { recursive: true, force: true });
  console.log(`${dataDir} is empty. The next start makes new accounts with new passwords.`);
} catch (error) {
  exitWith(error);
}
