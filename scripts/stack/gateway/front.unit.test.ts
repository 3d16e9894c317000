import type { RequestListener, Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { RawConnection, sendRaw } from "../../test/support/raw-request.ts";
import { createFront } from "./front.ts";
import { frontLimits, type FrontLimits } from "./front-limits.ts";
import { receiveBody, refuseBody } from "./request-body.ts";
import { listen } from "../../server/ports.ts";

let front: Server | undefined;
afterEach(() => {
  front?.closeAllConnections();
  front?.close();
});

/** A front server whose listener receives bodies as the gateway does and responds with their length. */
async function start(limits: Partial<FrontLimits> = {}): Promise<string> {
  const all = { ...frontLimits, ...limits };
  const listener: RequestListener = async (request, response) => {
    const received = await receiveBody(request, all);
    if ("gone" in received) return;
    if ("refusal" in received) return refuseBody(request, response, received.refusal);
    response.end(JSON.stringify({ bytes: received.body?.length ?? null }));
  };
  front = createFront({
    listener: Promise.resolve(listener),
    upgrades: ({ url }) => url === "/socket",
    names: { siteUrl: "http://x" },
    limits: all,
  });
  front.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  return `http://127.0.0.1:${await listen(front, { host: "127.0.0.1", port: 0, setting: "PORT" })}`;
}

const post = (length: number | "chunked", body = "") =>
  `POST / HTTP/1.1\r\nhost: x\r\n${length === "chunked" ? "transfer-encoding: chunked" : `content-length: ${length}`}\r\n\r\n${body}`;

test.each([
  ["what is no HTTP", "hello\r\n\r\n", 400],
  ["an unknown method", "BREW / HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["a request without a host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a host that is none", "GET / HTTP/1.1\r\nhost: %ff/\r\n\r\n", 400],
  ["a number too large for an address", "GET / HTTP/1.1\r\nhost: 9223372036854775808\r\n\r\n", 400],
  ["an address written in another way", "GET / HTTP/1.1\r\nhost: 0x10\r\n\r\n", 400],
  ["a trace", "TRACE / HTTP/1.1\r\nhost: x\r\n\r\n", 405],
  ["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab", 400],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["headers of 20 kB", `GET / HTTP/1.1\r\nhost: x\r\na: ${"b".repeat(20_000)}\r\n\r\n`, 431],
  ["a tunnel", "CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n", 405],
  ["an expectation", "POST / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\ncontent-length: 0\r\n\r\n", 417],
])("the response to %s has a message", async (_what, bytes, status) => {
  const response = await sendRaw(await start(), bytes);
  expect(response.status).toBe(status);
  expect(JSON.parse(response.body)).toEqual({
    message: expect.stringMatching(/^[A-Z].*\.$/),
    code: expect.any(String),
  });
});

test("neither a page whose name points to this machine nor its socket is served", async () => {
  const url = await start();
  const host = `evil.example:${new URL(url).port}`;
  for (const path of ["/", "/socket"]) {
    const asked = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
    expect(await sendRaw(url, asked)).toMatchObject({ status: 403, body: expect.stringContaining('"forbidden"') });
  }
  expect(await sendRaw(url, `GET / HTTP/1.1\r\nhost: ${new URL(url).host}\r\n\r\n`)).toMatchObject({ status: 200 });
});

test("a connection is kept for somebody who reads for a minute, and the client is told", async () => {
  const response = await sendRaw(await start(), post(0));
  expect(response.headers["keep-alive"]).toBe("timeout=65");
});

test("a request to change the protocol elsewhere is handled as if it had not asked", async () => {
  const url = await start();
  const upgrade = (path: string) =>
    sendRaw(
      url,
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\ncontent-length: 0\r\n\r\n`,
    );
  expect(await upgrade("/socket")).toMatchObject({ status: 101 });
  expect(await upgrade("/other")).toMatchObject({ status: 200, body: '{"bytes":null}' });
});

test("headers that do not come to an end are given up, with a response", async () => {
  const connection = new RawConnection(await start({ headersMs: 50 }));
  await connection.send("GET / HTTP/1.1\r\nhost: x\r\n");
  expect(await connection.response).toMatchObject({ status: 408, body: expect.stringContaining("took too long") });
});

test("a body that does not come to an end is given up, with a response", async () => {
  const connection = new RawConnection(await start({ bodyMs: 50 }));
  await connection.send(post(10, "half"));
  expect(await connection.response).toMatchObject({ status: 408, body: expect.stringContaining("took too long") });
});

test.each(["announced", "not announced"])(
  "a client that reads only after sending gets the response to a body that is too large, %s",
  async (how) => {
    const url = await start({ bodyBytes: 100_000 });
    const connection = new RawConnection(url);
    const size = 8_000_000;
    await connection.send(how === "announced" ? post(size) : post("chunked", `${size.toString(16)}\r\n`));
    await connection.send(new Uint8Array(size).fill(120));
    if (how !== "announced") await connection.send("\r\n0\r\n\r\n");
    expect(await connection.response).toMatchObject({ status: 413, body: expect.stringContaining("10 MB") });
    // The connection is still usable: nothing of the first request is interpreted as the next.
    expect(await sendRaw(url, post(4, "full"))).toMatchObject({ status: 200 });
    connection.close();
  },
);
