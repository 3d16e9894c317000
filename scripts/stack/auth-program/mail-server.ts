import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { listen } from "../../server/ports.ts";
import { textFromHtml } from "../mail/mail-text.ts";
import type { MailMessage, Mailbox } from "../mail/mail.ts";

const encodedWord = /=\?utf-8\?q\?(.*?)\?=/gi;
const softBreak = /=\r?\n/g;
const quotedByte = /=([0-9A-F]{2})/gi;

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(softBreak, "").replace(quotedByte, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** Reads a message as Auth writes it: HTML in quoted-printable, alone or as one of several parts. */
export function readMessage(to: string, raw: string): MailMessage {
  const [, subject = ""] = /^subject: (.*(?:\r?\n[ \t].*)*)/im.exec(raw) ?? [];
  const [, part = ""] = /content-type: text\/html[\s\S]*?\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(raw) ?? [];
  const html = unquoted(part);
  return {
    to,
    subject: subject
      .replace(/\r?\n\s+/g, " ")
      .replace(encodedWord, (_word, text: string) => unquoted(text.replaceAll("_", " "))),
    html,
    text: textFromHtml(html),
  };
}

/** Takes mail from one client by RFC 5321, without sign-in or TLS. */
function receive(socket: Socket, mailbox: Mailbox): void {
  let to = "";
  let message: string[] | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding("latin1").on("error", () => socket.destroy());
  reply("220 mailbox");
  createInterface(socket).on("line", (line) => {
    if (message !== null) {
      if (line !== ".") return void message.push(line.replace(/^\./, ""));
      void mailbox.send(readMessage(to, message.join("\n"))).then(
        () => reply("250 kept"),
        () => reply("451 not kept"),
      );
      message = null;
      return;
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === "RCPT") to = /<(.*?)>/.exec(line)?.[1] ?? "";
    if (command === "DATA") {
      message = [];
      return void reply("354 go on");
    }
    reply(command === "QUIT" ? "221 bye" : "250 mailbox");
    if (command === "QUIT") socket.end();
  });
}

export interface MailServer {
  port: number;
  close(): void;
}

/** A mail server on this machine that puts every message into the mailbox. */
export async function startMailServer(mailbox: Mailbox): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once("close", () => sockets.delete(socket)));
    receive(socket, mailbox);
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" });
  return {
    port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
