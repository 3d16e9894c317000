import { build } from "vite";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";

const help = `npm run build
Builds the page into dist/. npm start does it by itself when a file has changed.`;

/** `npm run build`: the page, for a static host. */
readArguments(help, {});
try {
  await build({ configFile: fromRoot("vite.config.ts") });
} catch (error) {
  exitWith(error);
}
