import { expect, test } from "vitest";
import { asksFor, passes } from "./binding.ts";
import { readMessage, writeMessage } from "./wire.ts";

const message = { joinRef: "1", ref: "2", topic: "realtime:a", event: "phx_join", payload: { x: 1 } };

test.each(["1.0.0", "2.0.0"] as const)("a message is written and parsed again in version %s", (version) => {
  expect(readMessage(writeMessage(message, version))).toEqual(message);
});

test.each(["", "nonsense", "[]", "{}", "[1,2,3,4,5]", "null"])("%j is not a message", (text) => {
  expect(readMessage(text)).toBeNull();
});

const change = { schema: "public", table: "profiles", type: "UPDATE" as const, key: { id: "a" }, owner: "a", at: "" };

test("a client gets the events and tables that it asked for", () => {
  expect(asksFor({ event: "*", schema: "public", table: "profiles" }, change)).toBe(true);
  expect(asksFor({ event: "update", schema: "public" }, change)).toBe(true);
  expect(asksFor({ event: "INSERT", schema: "public", table: "profiles" }, change)).toBe(false);
  expect(asksFor({ event: "*", schema: "public", table: "daily_usage" }, change)).toBe(false);
  expect(asksFor({ event: "*", schema: "auth" }, change)).toBe(false);
});

test("a filter matches the rows that it describes, and an unknown filter matches none", () => {
  expect(passes(undefined, {})).toBe(true);
  expect(passes("id=eq.a", { id: "a" })).toBe(true);
  expect(passes("id=eq.b", { id: "a" })).toBe(false);
  expect(passes("used=in.(1,2)", { used: 2 })).toBe(true);
  expect(passes("id=neq.a", { id: "b" })).toBe(true);
  expect(passes("missing=eq.a", { id: "a" })).toBe(false);
  expect(passes("id=like.a", { id: "a" })).toBe(false);
  expect(passes("nonsense", { id: "a" })).toBe(false);
});
