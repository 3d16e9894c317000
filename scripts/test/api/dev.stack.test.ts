import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { closed, Installation, isServing } from "../support/installation.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

test("npm run dev serves the sources of the page and the functions, and Ctrl-C stops everything", async () => {
  const { command, url, output } = await installation.start({ args: [fromRoot("scripts/run.mjs"), "dev"] });
  expect(await (await fetch(url)).text()).toContain("/@vite/client");
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  const database = installation.databaseProcess();
  command.kill("SIGINT");
  expect(await closed(command)).toBe(0);
  expect(isServing(database)).toBe(false);
  expect(output()).not.toMatch(/do not load|cannot be read|not seen any more/);
});
