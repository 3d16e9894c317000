import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { receiveMail } from "./mail-intake.ts";
import type { MailMessage } from "./mail.ts";

let server: Server;
let sent: MailMessage[];
let address: string;

beforeEach(async () => {
  sent = [];
  const mailbox = { list: async () => [], send: async (message: MailMessage) => void sent.push(message) };
  server = createServer((request, response) => {
    if (!receiveMail(request, response, { mailbox, key: "secret" })) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mailbox`;
});
afterEach(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
    }),
);

const mail = { to: "a@example.com", subject: "Hi", text: "There" };
const post = (key: string | null, body: string) =>
  fetch(address, { method: "POST", body, headers: key === null ? {} : { authorization: `Bearer ${key}` } });

test("takes a mail from a holder of the key", async () => {
  expect((await post("secret", JSON.stringify(mail))).status).toBe(204);
  expect(sent).toEqual([mail]);
});

test.each([null, "wrong!", "secrets"])("refuses the key %j", async (key) => {
  expect((await post(key, JSON.stringify(mail))).status).toBe(401);
  expect(sent).toEqual([]);
});

test.each(["nonsense", "{}", JSON.stringify({ ...mail, to: 5 })])("refuses %s", async (body) => {
  expect((await post("secret", body)).status).toBe(400);
  expect(sent).toEqual([]);
});

test("refuses a huge mail and leaves other requests alone", async () => {
  expect((await post("secret", JSON.stringify({ ...mail, text: "x".repeat(300_000) }))).status).toBe(413);
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(address.replace("mailbox", "rest/v1/"), { method: "POST" })).status).toBe(404);
});
