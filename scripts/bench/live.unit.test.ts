import { expect, it } from "vitest";
import { liveProblems, type LiveFigures } from "./live.ts";

const kept: LiveFigures = {
  sockets: 4,
  joiningMs: 1,
  socketBytes: 1,
  statements: [{ what: "Clear History", statementMs: 1, own: 2, others: 0 }],
  changes: { count: 2, own: 4, others: 0, p50: 1, p95: 1 },
};

it("finds nothing where each session has one message for each statement", () => {
  expect(liveProblems(kept)).toEqual([]);
});

it("names a statement with several messages, and messages to somebody else", () => {
  const [first] = kept.statements;
  expect(liveProblems({ ...kept, statements: [{ ...first!, own: 4 }] })).toEqual([
    "Clear History: 4 messages to the account's sessions and 0 to others.",
  ]);
  expect(liveProblems({ ...kept, statements: [{ ...first!, others: 1 }] })).toHaveLength(1);
  expect(liveProblems({ ...kept, changes: { ...kept.changes, others: 1 } })).toEqual([
    "2 changes: 4 messages to their sessions and 1 more.",
  ]);
});
