import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, listen } from "./ports.ts";

test("a taken port is named with the setting that changes it", async () => {
  const first = createServer();
  const port = await listen(first, { host: "127.0.0.1", port: 0, setting: "PORT" });
  const second = createServer();
  await expect(listen(second, { host: "127.0.0.1", port, setting: "PORT" })).rejects.toThrow(
    new RegExp(`Port ${port} is taken. Set PORT=\\d+`),
  );
  const other = await listen(second, { host: "127.0.0.1", port, setting: "PORT", orFree: true });
  expect(other).not.toBe(port);
  first.close();
  second.close();
});

test("a free port can be listened on", async () => {
  const server = createServer();
  const port = await freePort();
  expect(await listen(server, { host: "127.0.0.1", port, setting: "PORT" })).toBe(port);
  server.close();
});
