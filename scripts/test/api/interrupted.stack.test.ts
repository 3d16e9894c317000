import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { clusterDirectory, serverIdentity } from "../../stack/postgres/postgres-home.ts";
import { readPostmaster } from "../../stack/postgres/postgres-orphan.ts";
import { closed, Installation, isServing } from "../support/installation.ts";

let installation: Installation;
/** The directory in which the command creates its temporary stack. */
let directory: string;
beforeEach(() => {
  installation = new Installation();
  directory = mkdtempSync(`${tmpdir()}/caption-kite-interrupted-`);
  chmodSync(directory, 0o711);
});
afterEach(async () => {
  await installation.remove();
  rmSync(directory, { recursive: true, force: true });
});

const stacks = () => readdirSync(directory).filter((name) => name.startsWith("caption-kite-temporary-"));

test.each([
  ["fuzz", ["fuzz", "--calls", "100000"]],
  ["bench", ["bench", "history"]],
])("Ctrl-C on npm run %s leaves no database and no files", async (_name, args) => {
  const command = installation.spawn({ args: [fromRoot("scripts/run.mjs"), ...args], env: { TMPDIR: directory } });
  const database = () => {
    const [name] = stacks();
    return name ? readPostmaster(clusterDirectory(`${directory}/${name}`, serverIdentity())) : null;
  };
  await expect.poll(() => database()?.ready, { timeout: 60_000 }).toBe(true);
  const { pid } = database()!;
  expect(isServing(pid)).toBe(true);
  command.kill("SIGINT");
  expect(await closed(command)).toBe(130);
  expect(isServing(pid)).toBe(false);
  expect(stacks()).toEqual([]);
});
