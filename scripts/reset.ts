import { rmSync } from "node:fs";
import { readArguments } from "./command/options.ts";
import { prepareDataDirectory } from "./stack/data-directory.ts";
import { markEmpty } from "./stack/demo/demo-content.ts";
import { exitWith } from "./command/exit.ts";
import { clusterDirectory, serverIdentity } from "./stack/postgres/postgres-home.ts";
import { stopOrphan } from "./stack/postgres/postgres-orphan.ts";
import { runningStack } from "./stack/running-stack.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { StackError } from "./command/stack-error.ts";

const help = `npm run reset [-- --empty]
Removes the local accounts, captions, mail, files and keys. The next start makes new accounts, with content to look at.
  --empty  the next start leaves them empty`;

/** `npm run reset`: empties the local stack's data. Other files in DATA_DIR are kept. */
try {
  const { empty } = readArguments(help, { empty: { type: "boolean", default: false } }).values;
  const { dataDir } = readSettings(loadEnvironment());
  const running = runningStack(dataDir);
  if (running !== null)
    throw new StackError(
      `Caption Kite is running on ${dataDir} (process ${running}). Stop it there with Ctrl-C, then reset.`,
    );
  const cluster = clusterDirectory(dataDir, serverIdentity());
  await stopOrphan(cluster);
  const own = ["postgres.log", "storage", "mail.jsonl", "stripe.json", "keys.json", "stack.pid"].map(
    (name) => `${dataDir}/${name}`,
  );
  for (const path of [cluster, `${cluster}.new`, `${cluster}.password`, ...own])
    rmSync(path, { recursive: true, force: true });
  if (empty) prepareDataDirectory(dataDir);
  markEmpty(dataDir, empty);
  console.log(
    `${dataDir} is empty. The next start makes new accounts with new passwords${empty ? ", and leaves them empty" : ""}.`,
  );
} catch (error) {
  exitWith(error);
}
