import { encodeBase64 } from "deno-std/encoding/base64.js";
import type { MailMessage } from "./port.ts";

const utf8 = (text: string) => encodeBase64(new TextEncoder().encode(text));

/** A line break in a header would start another header. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, " ").trim();

/** Maximum length of one encoded word, so that it fits on one line with the header's name and its own markers. */
const encodedMax = 48;

/** Text of a header: unchanged if it is plain ASCII, otherwise encoded words of at most 75 characters (RFC 2047). */
export function headerText(text: string): string {
  const line = oneLine(text);
  if (/^[\x20-\x7e]*$/.test(line)) return line;
  const words: string[] = [];
  let part = "";
  for (const character of line) {
    if (utf8(part + character).length > encodedMax) {
      words.push(part);
      part = "";
    }
    part += character;
  }
  return [...words, part].map((word) => `=?UTF-8?B?${utf8(word)}?=`).join("\r\n ");
}

function mailbox({ name, email }: { name: string; email: string }): string {
  const text = headerText(name);
  const shown = text.startsWith("=?") ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
  return `${shown} <${oneLine(email)}>`;
}

/**
 * A message in the format of mail servers (RFC 5322): headers, then the text as base64, so that no line is too long and
 * none can end the message.
 * @param id of the message, unique at the sender's domain
 */
export function composeMail(
  { to, subject, text, replyTo }: MailMessage,
  { from, id, date }: { from: string; id: string; date: Date },
): string {
  const domain = from.split("@")[1] ?? "localhost";
  const headers = [
    `Date: ${date.toUTCString().replace("GMT", "+0000")}`,
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    ...(replyTo ? [`Reply-To: ${mailbox(replyTo)}`] : []),
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}@${domain}>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
  ];
  const body = utf8(text.replace(/\r?\n/g, "\r\n")).replace(/.{76}/g, "$&\r\n");
  return `${headers.join("\r\n")}\r\n\r\n${body}\r\n`;
}
