import assert from "node:assert/strict";
import { composeMail, headerText } from "./compose.ts";

const about = { from: "kite@example.com", id: "1", date: new Date("2026-06-10T10:00:00Z") };
const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64.replace(/\s/g, "")), (char) => char.charCodeAt(0)));

Deno.test("a mail says who, what and when, and its text survives", () => {
  const text = "Füße 🙂\n.\nend";
  const [headers = "", body = ""] = composeMail({ to: "a@example.com", subject: "Hi", text }, about).split("\r\n\r\n");
  for (const line of [
    "Date: Wed, 10 Jun 2026 10:00:00 +0000",
    "From: kite@example.com",
    "To: a@example.com",
    "Subject: Hi",
    "Message-ID: <1@example.com>",
  ])
    assert.ok(headers.split("\r\n").includes(line), line);
  assert.equal(decode(body), text.replaceAll("\n", "\r\n"));
});

Deno.test("no line is longer than mail allows, and none can end the message", () => {
  const mail = composeMail(
    {
      to: "a@example.com",
      subject: "ü".repeat(300),
      text: "x".repeat(5000),
      replyTo: { name: "Ä".repeat(100), email: "b@example.com" },
    },
    about,
  );
  for (const line of mail.split("\r\n")) {
    assert.ok(line.length <= 78, line);
    assert.notEqual(line, ".");
  }
});

Deno.test("a header cannot start another one", () => {
  const mail = composeMail(
    {
      to: "a@example.com\r\nBcc: b@example.com",
      subject: "Hi\r\nBcc: c@example.com",
      text: "",
      replyTo: { name: 'Eve"\r\nBcc: d@example.com', email: "e@example.com\nBcc: f@example.com" },
    },
    about,
  );
  assert.ok(!/^Bcc:/m.test(mail.replaceAll("\r\n", "\n")));
});

Deno.test("a name in other letters is an encoded word that decodes to it, split between characters", () => {
  const name = "Zażółć gęślą jaźń 🪁 ".repeat(8).trim();
  const words = headerText(name).split("\r\n ");
  assert.ok(words.length > 1);
  assert.equal(words.map((word) => decode(/^=\?UTF-8\?B\?(.+)\?=$/.exec(word)?.[1] ?? "")).join(""), name);
});
