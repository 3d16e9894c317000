import { expect, it } from "vitest";
import { failureReport, runSteps } from "./steps.ts";

const nothing = () => undefined;
const quiet = { log: nothing };

it("runs every step in its order and reports nothing", async () => {
  const ran: string[] = [];
  const steps = ["Database", "Secrets"].map((title) => ({ title, run: () => void ran.push(title) }));
  const result = await runSteps(steps, quiet);
  expect(ran).toEqual(["Database", "Secrets"]);
  expect(failureReport(result)).toEqual([]);
});

it("stops at the step that fails and says what is done and what is not", async () => {
  const result = await runSteps(
    [
      { title: "Database", run: nothing },
      { title: "Secrets", run: () => Promise.reject(new Error("the token has expired.")) },
      {
        title: "Function api",
        run: () => {
          throw new Error("never reached");
        },
      },
    ],
    quiet,
  );
  expect(failureReport(result)).toEqual([
    "✗ Secrets: the token has expired.",
    "Done: Database.",
    "Not done: Secrets, Function api.",
    "Run the command again when the cause is gone: what is done stays as it is.",
  ]);
});

it("says which step runs, of how many", async () => {
  const lines: string[] = [];
  const steps = ["Database", "Secrets"].map((title) => ({ title, run: nothing }));
  await runSteps(steps, { log: (line) => lines.push(line) });
  expect(lines).toEqual(["[1/2] Database", "[2/2] Secrets"]);
});

it("ended by the person, the step that runs is the last one", async () => {
  const ending = new AbortController();
  const steps = [
    { title: "Database", run: () => ending.abort() },
    { title: "Secrets", run: () => Promise.reject(new Error("never reached")) },
  ];
  expect(failureReport(await runSteps(steps, { log: nothing, signal: ending.signal }))).toEqual([
    "✗ Secrets: The command was ended.",
    "Done: Database.",
    "Not done: Secrets.",
    "Run the command again to go on: what is done stays as it is.",
  ]);
});

const fails = { title: "Last", run: () => Promise.reject(new Error("refused.")) };

it.each([
  [
    "a look",
    [
      { title: "Look", changesNothing: true, run: nothing },
      { ...fails, changesNothing: true },
    ],
    "Nothing was changed.",
  ],
  [
    "the first change",
    [{ title: "Look", changesNothing: true, run: nothing }, fails],
    "Nothing was changed before it.",
  ],
  [
    "a later change",
    [{ title: "Look", changesNothing: true, run: nothing }, { title: "Database", run: nothing }, fails],
    "Done: Database.",
  ],
])("after %s fails, says only what was changed", async (_, steps, sentence) => {
  expect(failureReport(await runSteps(steps, quiet))[1]).toBe(sentence);
});
