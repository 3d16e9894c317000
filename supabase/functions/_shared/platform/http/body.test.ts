import assert from "node:assert/strict";
import { ApiError } from "../errors.ts";
import { readBody, readJson } from "./body.ts";

function streamed(chunks: number, size: number, pulled: { count: number } = { count: 0 }): Request {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (pulled.count++ < chunks) controller.enqueue(new Uint8Array(size));
      else controller.close();
    },
  });
  return new Request("http://kite.test", { method: "POST", body });
}

const refusedWith = (code: string) => (error: unknown) => error instanceof ApiError && error.code === code;

Deno.test("a body of exactly the limit is read", async () => {
  assert.equal((await readBody(streamed(4, 25), 100, "large")).byteLength, 100);
});

Deno.test("a body that arrives in pieces is put together whole and in order", async () => {
  const pieces = [[1, 2, 3], [4], [5, 6]].map((bytes) => new Uint8Array(bytes));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const request = new Request("http://kite.test", { method: "POST", body });
  assert.deepEqual([...(await readBody(request, 100, "large"))], [1, 2, 3, 4, 5, 6]);
  assert.equal((await readBody(new Request("http://kite.test"), 100, "large")).byteLength, 0);
});

Deno.test("a JSON body of 100 KB is read, a byte more is refused", async () => {
  const send = (length: number) => {
    const body = `"${"x".repeat(length - 2)}"`;
    return readJson(
      new Request("http://kite.test", { method: "POST", body, headers: { "content-type": "application/json" } }),
    );
  };
  assert.equal(((await send(102_400)) as string).length, 102_398);
  await assert.rejects(send(102_401), refusedWith("payload_too_large"));
});

Deno.test("a longer one is refused after it was read to its end", async () => {
  const pulled = { count: 0 };
  await assert.rejects(readBody(streamed(10, 25, pulled), 100, "large"), refusedWith("payload_too_large"));
  assert.equal(pulled.count, 11);
});

Deno.test("one without end is given up", async () => {
  const pulled = { count: 0 };
  await assert.rejects(readBody(streamed(Infinity, 25, pulled), 100, "large", 1000), refusedWith("payload_too_large"));
  assert.ok(pulled.count < 60);
});

Deno.test("a sender that stops in the middle is a bad request", async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) });
  await assert.rejects(
    readBody(new Request("http://kite.test", { method: "POST", body }), 100, "large"),
    refusedWith("bad_request"),
  );
});

Deno.test("JSON is parsed by its content type only", async () => {
  const send = (type: string | null, body: BodyInit) =>
    readJson(
      new Request("http://kite.test", { method: "POST", body, headers: type === null ? {} : { "content-type": type } }),
    );
  assert.deepEqual(await send("application/json; charset=utf-8", '{"a":1}'), { a: 1 });
  assert.deepEqual(await send("application/problem+json", "1"), 1);
  await assert.rejects(send("text/plain", "{}"), refusedWith("unsupported_media_type"));
  await assert.rejects(send("application/jsonp", "{}"), refusedWith("unsupported_media_type"));
  await assert.rejects(send("application/json", ""), refusedWith("bad_request"));
  await assert.rejects(send("application/json", new Uint8Array([0x22, 0xff, 0x22])), refusedWith("bad_request"));
});
