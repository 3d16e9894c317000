import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";

const program = `
  import { hashPasswordsOffThread } from ${JSON.stringify(fromRoot("scripts/stack/supabase/password-hashing.ts"))};
  import bcrypt from ${JSON.stringify(fromRoot("node_modules/bcryptjs/index.js"))};
  hashPasswordsOffThread();
  // Keeps the process alive, like a server that is listening.
  const held = setInterval(() => {}, 1000);
  console.log(await bcrypt.compare("secret", await bcrypt.hash("secret", 4)));
  clearInterval(held);`;

test("the hashing thread does not keep the process alive", () => {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-hashing-`);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  writeFileSync(`${directory}/program.mjs`, program);
  const { stdout, stderr, signal } = spawnSync(process.execPath, [`${directory}/program.mjs`], {
    encoding: "utf8",
    timeout: 15_000,
  });
  expect([stdout.trim(), stderr, signal]).toEqual(["true", "", null]);
});
