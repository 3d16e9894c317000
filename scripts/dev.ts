import { createServer } from "vite";
import { announcement } from "./stack/announcement.ts";
import { exitWith, printProgress, runInForeground } from "./stack/foreground.ts";
import { fromRoot } from "./stack/paths.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";

/** `npm run dev`: the same stack; pages and functions reload when their files change. */
try {
  const settings = readSettings(loadEnvironment());
  const stack = await runInForeground({
    settings,
    accounts: true,
    jobs: true,
    development: true,
    progress: printProgress,
    log: (line) => console.error(line),
    pages: async (gateway) => {
      const vite = await createServer({
        configFile: fromRoot("vite.config.ts"),
        appType: "spa",
        server: { middlewareMode: true, hmr: { server: gateway }, allowedHosts: settings.host === "127.0.0.1" ? [] : true },
      });
      return { handle: (request, response) => vite.middlewares(request, response), close: () => vite.close() };
    },
  });
  console.log(announcement(stack, settings, performance.now() / 1000));
} catch (error) {
  exitWith(error);
}
