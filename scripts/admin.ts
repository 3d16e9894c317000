import { administratorStore } from "./admin/store.ts";
import { parseCommand, usage } from "./admin/command.ts";
import { report } from "./admin/report.ts";
import { exitWith } from "./command/exit.ts";
import { loadEnvironment } from "./stack/settings.ts";

/** `npm run admin`: grants, revokes and lists the administrator role, and sets new passwords, here or in a hosted project. */
try {
  const command = parseCommand(process.argv.slice(2));
  if (command.verb === "help") {
    console.log(usage);
  } else {
    const store = await administratorStore(loadEnvironment());
    try {
      const { text, ok } = await report(command, store);
      console.log(`${store.place}\n${text}`);
      if (!ok) process.exitCode = 1;
    } finally {
      await store.close();
    }
  }
} catch (error) {
  exitWith(error);
}
