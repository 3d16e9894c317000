import { rmSync } from "node:fs";
import { askPerson, isYes } from "./command/ask.ts";
import { readArguments } from "./command/options.ts";
import { ownContent, questionAbout } from "./reset/own-content.ts";
import { prepareDataDirectory } from "./stack/data-directory.ts";
import { demoMarkName, markEmpty } from "./stack/demo/demo-content.ts";
import { exitWith } from "./command/exit.ts";
import { clusterDirectory, serverIdentity } from "./stack/postgres/postgres-home.ts";
import { stopOrphan } from "./stack/postgres/postgres-orphan.ts";
import { runningStack } from "./stack/running-stack.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { StackError } from "./command/stack-error.ts";

const help = `npm run reset [-- --empty] [--yes]
Removes the local accounts, captions, mail, files and keys. The next start makes new accounts, with content to look at.
Asks first if there are accounts or captions that no start made.
  --empty  the next start leaves them empty
  --yes    answers the question`;

/** `npm run reset`: empties the local stack's data. Other files in DATA_DIR are kept. */
try {
  const { empty, yes } = readArguments(help, {
    empty: { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  }).values;
  const { dataDir, adminEmail } = readSettings(loadEnvironment());
  const running = runningStack(dataDir);
  if (running !== null)
    throw new StackError(
      `Caption Kite is running on ${dataDir} (process ${running}). Stop it there with Ctrl-C, then reset.`,
    );
  const question = yes ? null : questionAbout(await ownContent(dataDir, adminEmail), dataDir);
  if (question !== null && !isYes(await askPerson(question)))
    throw new StackError("Nothing was deleted: this needs a yes. npm run reset -- --yes answers the question.");
  const cluster = clusterDirectory(dataDir, serverIdentity());
  await stopOrphan(cluster);
  const own = ["postgres.log", "storage", "mail.jsonl", "stripe.json", "keys.json", "stack.pid", demoMarkName].map(
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
