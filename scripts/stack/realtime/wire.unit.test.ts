import { expect, test } from "vitest";
import { readMessage, writeBroadcast, writeMessage } from "./wire.ts";

const message = { joinRef: "1", ref: "2", topic: "realtime:a", event: "phx_join", payload: { x: 1 } };

test.each(["1.0.0", "2.0.0"] as const)("a message is written and parsed again in version %s", (version) => {
  expect(readMessage(writeMessage(message, version))).toEqual(message);
});

test.each(["", "nonsense", "[]", "{}", "[1,2,3,4,5]", "null"])("%j is not a message", (text) => {
  expect(readMessage(text)).toBeNull();
});

test("a broadcast in version 1.0.0 is an object", () => {
  const sent = { topic: "realtime:a", event: "change", payload: { x: 1 }, id: "m1" };
  expect(JSON.parse(String(writeBroadcast(sent, "1.0.0")))).toEqual({
    join_ref: null,
    ref: null,
    topic: "realtime:a",
    event: "broadcast",
    payload: { type: "broadcast", event: "change", payload: { x: 1 }, meta: { id: "m1" } },
  });
});
