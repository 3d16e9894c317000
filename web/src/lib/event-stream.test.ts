import { expect, it } from "vitest";
import { readEventStream, type StreamEvent } from "./event-stream.ts";

function stream(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === "string" ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function all(body: ReadableStream<Uint8Array>): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

it("reads events, several lines of data and any line ending", async () => {
  expect(
    await all(stream("event: delta\ndata: one\n\n", "data: a\ndata: b\n\n", "event: done\r\ndata:c\r\n\r\n")),
  ).toEqual([
    { event: "delta", data: "one" },
    { event: "message", data: "a\nb" },
    { event: "done", data: "c" },
  ]);
});

it("waits for an event that arrives in pieces, also within a character", async () => {
  const bytes = new TextEncoder().encode("data: 🪁\n\n");
  expect(await all(stream("event: del", "ta\nda", "ta: x\n", "\n", bytes.slice(0, 8), bytes.slice(8)))).toEqual([
    { event: "delta", data: "x" },
    { event: "message", data: "🪁" },
  ]);
});

it("joins a line ending that is cut in two", async () => {
  expect(await all(stream("data: a\r", "\n\r", "\ndata: b\r\n\r\n"))).toEqual([
    { event: "message", data: "a" },
    { event: "message", data: "b" },
  ]);
});

it("takes lines that end with a carriage return alone, as the standard does", async () => {
  expect(await all(stream("event: delta\rdata: a\r\rdata: b\r", "\r", "data: c\n\n"))).toEqual([
    { event: "delta", data: "a" },
    { event: "message", data: "b" },
    { event: "message", data: "c" },
  ]);
});

it("passes over comments and drops what is unfinished", async () => {
  expect(await all(stream(": keep-alive\n\n", "data: whole\n\n", "data: half"))).toEqual([
    { event: "message", data: "whole" },
  ]);
});

it("is read to its end, and never cancelled, by who stops after the last event", async () => {
  let end: (how: string) => void = () => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  const pieces = ["data: last\n\n", ": more\n\n"];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces.shift();
        if (piece !== undefined) return controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
        end("to its end");
      },
      cancel: () => end("cancelled"),
    },
    { highWaterMark: 0 },
  );
  for await (const { data } of readEventStream(body)) if (data === "last") break;
  expect(await ended).toBe("to its end");
});
