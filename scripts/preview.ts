import { readArguments } from "./command/options.ts";
import { exitWith, printProgress } from "./command/exit.ts";
import { ensureBuilt } from "./build/ensure-built.ts";
import { prepareDataDirectory } from "./stack/data-directory.ts";
import { runInForeground } from "./stack/foreground.ts";
import { loadEnvironment, readSettings } from "./stack/settings.ts";
import { listenForPreview, previewSecrets, servePreview } from "./preview/serve.ts";

const help = `npm run preview
Runs the production build behind a simulated static host: the rules and headers that a deployment publishes, forwarded
calls that end after 26 seconds, and the proxies' addresses. The data are those of npm start. Card payments and the
mailbox's page need npm start.`;

/** `npm run preview`: the built page as a static host would serve it, in front of the local stack. */
readArguments(help, {});
try {
  const given = loadEnvironment();
  const { server, url } = await listenForPreview(readSettings(given).port);
  const settings = readSettings({ ...given, PORT: "0", SITE_URL: url });
  prepareDataDirectory(settings.dataDir);
  if (await ensureBuilt()) printProgress("Built the app");
  const secrets = previewSecrets();
  const stack = await runInForeground({
    settings,
    accounts: true,
    demo: true,
    jobs: true,
    functionsEnv: secrets,
    progress: printProgress,
    log: (line) => console.error(line),
  });
  const stopPreview = await servePreview({ stack, server, originSecret: secrets.ORIGIN_SECRET });
  process.on("exit", stopPreview);
  console.log(`\nThe page as a static host serves it: ${url}\n`);
} catch (error) {
  exitWith(error);
}
