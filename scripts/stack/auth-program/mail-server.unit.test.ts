import { createTransport } from "nodemailer";
import { afterAll, expect, test } from "vitest";
import type { MailMessage } from "../mail/mail.ts";
import { startMailServer } from "./mail-server.ts";

const kept: MailMessage[] = [];
const server = await startMailServer({
  list: () => Promise.resolve([]),
  send(message) {
    kept.push(message);
    return Promise.resolve();
  },
});
afterAll(() => server.close());

test("a mail arrives with its words, however they are encoded, and with the text of its HTML", async () => {
  const transport = createTransport({ host: "127.0.0.1", port: server.port, secure: false, ignoreTLS: true });
  const line = `A line that is longer than seventy-six characters, as in a real mail, with a "quotation" = and a kite: 🪁.`;
  await transport.sendMail({
    from: "local@example.com",
    to: "person@example.com",
    subject: "Grüße from the kite",
    html: `<p>${line}</p>\n.\n<p><a href="https://example.com/?token=ab">Open</a></p>`,
    textEncoding: "quoted-printable",
  });
  expect(kept).toEqual([
    {
      to: "person@example.com",
      subject: "Grüße from the kite",
      html: `<p>${line}</p>\n.\n<p><a href="https://example.com/?token=ab">Open</a></p>`,
      text: `${line}\n\n. Open: https://example.com/?token=ab`,
    },
  ]);
});
