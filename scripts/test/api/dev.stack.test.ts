import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { sendRaw } from "../support/raw-request.ts";
import { statusesOfHostileTargets } from "../support/survives.ts";
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
  await statusesOfHostileTargets(url, { path: "/", status: 200 });
  const foreign = `GET / HTTP/1.1\r\nhost: evil.example:${new URL(url).port}\r\n\r\n`;
  expect(await sendRaw(url, foreign)).toMatchObject({ status: 403 });
  const database = installation.databaseProcess();
  command.kill("SIGINT");
  expect(await closed(command)).toBe(0);
  expect(isServing(database)).toBe(false);
  expect(output()).not.toMatch(/do not load|cannot be read|not seen any more/);
});
