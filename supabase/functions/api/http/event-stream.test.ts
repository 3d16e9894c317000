import assert from "node:assert/strict";
import { readEvents } from "../testing/read-events.ts";
import { acceptsEventStream, eventStream } from "./event-stream.ts";

const log = () => undefined;
const running = new AbortController().signal;

Deno.test("comments keep a silent connection open until the last event", async () => {
  const finish = Promise.withResolvers<void>();
  const response = eventStream(
    { log },
    "r1",
    running,
    async (send) => {
      await finish.promise;
      send("done", {});
    },
    { aliveMs: 1 },
  );
  const events = readEvents(response);
  assert.equal((await events.next())?.name, ":");
  finish.resolve();
  const rest = await events.rest();
  assert.equal(rest.at(-1)?.name, "done");
});

Deno.test("only a client that names the media type gets events", () => {
  const asks = (accept?: string) =>
    acceptsEventStream(new Request("https://kite.test", accept ? { headers: { accept } } : {}));
  assert.deepEqual(
    ["text/event-stream", "application/json, text/event-stream", "*/*", "application/json", undefined].map(asks),
    [true, true, false, false, false],
  );
});
