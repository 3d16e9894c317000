import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { createTypeChecks, type TypeCheck } from "./type-checks.ts";

/** A check that finds in a file what is wrong, and the next text that is logged. */
function setUp() {
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-types-`);
  const file = `${directory}/wrong.txt`;
  writeFileSync(file, "");
  const script = `const text = require("node:fs").readFileSync(${JSON.stringify(file)}, "utf8"); console.log(text); process.exit(text ? 2 : 0);`;
  const check: TypeCheck = { name: "Types of the page", command: [process.execPath, "-e", script] };
  let heard = Promise.withResolvers<string>();
  const checks = createTypeChecks((text) => heard.resolve(text));
  onTestFinished(() => {
    checks.stop();
    rmSync(directory, { recursive: true });
  });
  return {
    checks,
    /** Checks with this text as what is wrong. */
    ask(wrong: string) {
      heard = Promise.withResolvers<string>();
      writeFileSync(file, wrong);
      checks.ask(check);
      return heard.promise;
    },
  };
}

test("an error is shown, and so is that it is gone", async () => {
  const { ask } = setUp();
  expect(await ask("web/src/a.ts(1,7): error TS2322")).toBe("Types of the page:\nweb/src/a.ts(1,7): error TS2322");
  expect(await ask("")).toBe("Types of the page: no errors any more.");
});

test("a line that names a long type is cut", async () => {
  const { ask } = setUp();
  const line = `web/src/a.ts(1,7): error TS2322: ${"x".repeat(400)}`;
  expect(await ask(line)).toBe(`Types of the page:\n${line.slice(0, 199)}…`);
});

test("right types are not mentioned", async () => {
  const { ask } = setUp();
  const first = ask("");
  // The second report would come after anything that the first said.
  expect(await Promise.race([first, ask("wrong")])).toContain("wrong");
});

test("a long report is cut off", async () => {
  const { ask } = setUp();
  const report = await ask(Array.from({ length: 100 }, (_, line) => `error ${line}`).join("\n"));
  expect(report).toContain("error 0");
  expect(report).toMatch(/and 60 more lines. All of it: npm test -- types$/);
});
