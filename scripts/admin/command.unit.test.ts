import { expect, test } from "vitest";
import { parseCommand, usage } from "./command.ts";

test.each([
  [[], { verb: "help" }],
  [["--help"], { verb: "help" }],
  [["grant", "-h"], { verb: "help" }],
  [["list"], { verb: "list" }],
  [["grant", "Boss@example.com"], { verb: "grant", email: "Boss@example.com" }],
  [["revoke", "boss@example.com"], { verb: "revoke", email: "boss@example.com" }],
  [["password", "boss@example.com"], { verb: "password", email: "boss@example.com" }],
])("%j is understood", (args, command) => expect(parseCommand(args)).toEqual(command));

test.each([
  ["grant"],
  ["grant", "boss"],
  ["grant", "a@example.com", "b@example.com"],
  ["revoke", ""],
  ["password", "boss@example.com", "secret"],
  ["list", "all"],
  ["promote", "boss@example.com"],
])("%j %j is refused with the usage", (...args) => {
  expect(() => parseCommand(args)).toThrow(usage);
});
