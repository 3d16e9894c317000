import { beforeEach, expect, inject, test } from "vitest";
import { RawConnection } from "../support/raw-request.ts";
import { clearCounters } from "../support/counters.ts";

const stack = inject("stack");
beforeEach(() => clearCounters(stack.databaseUrl));

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(120);

test.each([
  ["/api/generate-caption", 9, 401],
  ["/api/generate-caption", 20, 413],
  ["/api/login", 9, 413],
  ["/api/nothing", 9, 404],
  ["/api/nothing", 20, 413],
  ["/functions/v1/none", 9, 404],
  ["/functions/v1/stripe-webhook", 9, 413],
  ["/rest/v1/profiles", 9, 401],
  ["/rest/v1/profiles", 20, 413],
  ["/realtime/v1/websocket", 20, 404],
  ["/_system/config", 20, 404],
  ["//nowhere", 20, 400],
  ["/trending", 20, 405],
])("%s refuses %i MB with %i, to a client that reads only after sending", async (path, size, status) => {
  for (let round = 0; round < 5; round += 1) {
    const connection = new RawConnection(stack.url);
    await connection.send(
      `POST ${path} HTTP/1.1\r\nhost: ${new URL(stack.url).host}\r\ncontent-type: application/json\r\ncontent-length: ${size * 1024 * 1024}\r\n\r\n`,
    );
    await connection.send(megabytes(size));
    const response = await connection.response;
    expect(response.status).toBe(status);
    expect(JSON.parse(response.body)).toMatchObject({ message: expect.any(String) });
    connection.close();
  }
});
