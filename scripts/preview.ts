import { readArguments } from "./command/options.ts";
import { exitWith, printProgress } from "./command/exit.ts";
import { ensureBuilt } from "./build/ensure-built.ts";
import { prepareDataDirectory } from "./stack/data-directory.ts";
import { runInForeground } from "./stack/foreground.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { assertNotRunning } from "./stack/running-stack.ts";
import { printLog } from "./stack/terminal-log.ts";
import { openPreview } from "./preview/serve.ts";

const help = `npm run preview
Runs the production build behind a simulated static host: the rules and headers that a deployment publishes, forwarded
calls that end after 26 seconds, and the proxies' addresses. The data are those of npm start.`;

/** `npm run preview`: the built page as a static host would serve it, in front of the local stack. */
readArguments(help, {});
try {
  const given = loadEnvironment();
  const { dataDir, port } = readSettings(given);
  // Before the port, which npm start uses as well: another port would not help.
  assertNotRunning(dataDir);
  const preview = await openPreview(port);
  process.on("exit", preview.close);
  const settings = readSettings({ ...given, PORT: "0", SITE_URL: preview.url });
  prepareDataDirectory(settings.dataDir);
  if (await ensureBuilt()) printProgress("Built the app");
  const stack = await runInForeground({
    settings,
    accounts: true,
    demo: true,
    jobs: true,
    functionsEnv: preview.functionsEnv,
    progress: printProgress,
    log: printLog,
  });
  await preview.serve(stack);
  console.log(`\nThe page as a static host serves it: ${preview.url}\nThe mailbox: ${stack.mailboxUrl}\n`);
} catch (error) {
  exitWith(error);
}
