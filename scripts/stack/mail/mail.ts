import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC. */
  sentAt: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

export interface Mailbox {
  /** Newest first. */
  list(): Promise<Mail[]>;
  send(message: MailMessage): Promise<void>;
}

const kept = 200;

/** Captures mail: stores the last messages in a file that only its owner can read. */
export function openMailbox(file: string): Mailbox {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  const mails = lines.map((line) => JSON.parse(line) as Mail).slice(-kept);
  writeFileSync(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(""), { mode: 0o600 });
  return {
    async list() {
      return mails.toReversed();
    },
    async send({ to, subject, text = "", html = "" }) {
      const mail: Mail = { id: randomUUID(), to, subject, text, html, sentAt: new Date().toISOString() };
      mails.push(mail);
      if (mails.length > kept) mails.shift();
      appendFileSync(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    },
  };
}
