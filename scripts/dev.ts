import { createServer } from "vite";
import { watchProject } from "./dev/watch-project.ts";
import { announcement } from "./stack/announcement.ts";
import { exitWith, printProgress } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { runInForeground } from "./stack/foreground.ts";
import { fromRoot } from "./command/paths.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { printLog } from "./stack/terminal-log.ts";

const help = `npm run dev
Runs the product like npm start, from the source files: the open page is updated when you save, functions are reloaded,
type errors are printed, and a new migration is offered (m and Enter). CONTRIBUTING.md, "The development loop", says what
is read at the start only. Settings are the same as those of npm start.`;

/** `npm run dev`: the same stack; pages and functions reload when their files change. */
readArguments(help, {});
try {
  const settings = readSettings(loadEnvironment());
  const stack = await runInForeground({
    settings,
    accounts: true,
    demo: true,
    jobs: true,
    development: true,
    progress: printProgress,
    log: printLog,
    pages: async (gateway) => {
      const vite = await createServer({
        configFile: fromRoot("vite.config.ts"),
        appType: "spa",
        // What the stack has said stays on the screen.
        clearScreen: false,
        server: {
          middlewareMode: true,
          hmr: { server: gateway },
          allowedHosts: settings.host === "127.0.0.1" ? [] : true,
        },
      });
      return { handle: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
    },
  });
  console.log(announcement(stack, settings, performance.now() / 1000));
  const input = process.stdin.isTTY ? process.stdin : null;
  const endWatching = watchProject({
    migrations: stack.migrations,
    input,
    log: (text) => console.error(`\n${text}\n`),
  });
  // A check of types may be under way.
  process.on("exit", endWatching);
} catch (error) {
  exitWith(error);
}
