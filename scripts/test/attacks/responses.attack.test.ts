import { beforeEach, expect, inject, test, vi } from "vitest";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";
import { RawConnection } from "../support/raw-request.ts";
import { newPerson, Person } from "../support/person.ts";
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
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${size * 1024 * 1024}\r\n\r\n`,
    );
    await connection.send(megabytes(size));
    const answer = await connection.answer;
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ message: expect.any(String) });
    connection.close();
  }
});

test("errors of the database are logged with code, constraint and routine, without addresses and row values", async () => {
  const lines: string[] = [];
  const printed = (["error", "warn", "log", "info"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...args) => {
      lines.push(
        args.map((arg) => (arg instanceof Error ? `${arg.stack} ${JSON.stringify(arg)}` : String(arg))).join(" "),
      );
    }),
  );
  const own = await startTemporaryStack({ log: (line) => lines.push(line) });
  try {
    const person = await newPerson(own.url);
    const secret = "row-content-of-nobody";
    const headers = {
      apikey: own.secretKey,
      authorization: `Bearer ${own.secretKey}`,
      "content-type": "application/json",
    };
    const insert = (row: object) =>
      fetch(`${own.url}/rest/v1/promo_codes`, { method: "POST", headers, body: JSON.stringify(row) });
    const code = { code: secret.toUpperCase(), email: person.email, expires_at: new Date(Date.now() + 86_400_000) };
    expect((await insert(code)).status).toBe(201);
    expect((await insert(code)).status).toBe(409);
    expect((await fetch(`${own.url}/rest/v1/promo_codes?id=eq.${secret}`, { headers })).status).toBe(400);
    expect((await fetch(`${own.url}/rest/v1/promo_codes?select=${secret}`, { headers })).status).toBe(400);
    expect((await new Person(own.url, person.username).register()).status).toBe(409);

    const text = lines.join("\n");
    expect(text).toMatch(/23505, constraint promo_codes_code_key, routine _bt_check_unique/);
    for (const value of [person.email, person.username, secret, secret.toUpperCase(), "Key ("])
      expect(text).not.toContain(value);
  } finally {
    for (const spy of printed) spy.mockRestore();
    await own.stop();
  }
});
