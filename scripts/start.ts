import { ensureBuilt } from "./build/ensure-built.ts";
import { announcement } from "./stack/announcement.ts";
import { prepareDataDirectory } from "./stack/data-directory.ts";
import { exitWith, printProgress } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { runInForeground } from "./stack/foreground.ts";
import { fromRoot } from "./command/paths.ts";
import { findLocalModel, localModelHint } from "./stack/local-model.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { printLog } from "./stack/terminal-log.ts";
import { serveStatic } from "./stack/gateway/static-files.ts";

const help = `npm start
Runs the product on this machine: the page, its API, the database and the mailbox. Builds the page if a file has changed.
Prints the addresses and two sign-ins. Data are kept in .local/ until npm run reset; Ctrl-C stops everything.
Settings are variables of the environment or of .env, which .env.example explains. For example:
  PORT=3100 npm start           another port
  OPENAI_API_KEY=sk-… npm start captions by a language model
npm run dev does the same with hot reload; docs/commands.md lists every command.`;

/** `npm start`: the production build on the local stack. */
readArguments(help, {});
try {
  const settings = readSettings(loadEnvironment());
  prepareDataDirectory(settings.dataDir);
  // The build runs beside the database's start; the first page waits for both.
  const built = ensureBuilt();
  built.catch(() => {});
  const stack = await runInForeground({
    settings,
    accounts: true,
    demo: true,
    jobs: true,
    progress: printProgress,
    log: printLog,
    pages: async (_gateway, siteUrl) => {
      if (await built) printProgress("Built the app");
      return { handle: serveStatic(fromRoot("dist"), siteUrl) };
    },
  });
  console.log(announcement(stack, settings, performance.now() / 1000));
  // Only a hint, and only where no model is set. Before this, the build may keep the process from reading a response.
  const found = settings.functionsEnv["OPENAI_API_KEY"] ? null : await findLocalModel();
  if (found) console.log(`  ${localModelHint(found)}\n`);
} catch (error) {
  exitWith(error);
}
