import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import type { Mailbox } from "./mail.ts";
import { sendError } from "../../server/send-error.ts";

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
const bytesMax = 256 * 1024;

/** The path at which the functions deliver mail, on the port at which they reach Supabase. */
export const mailIntakePath = "/mailbox";

function holdsKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Stores a mail from a function in the mailbox. With a mail server, the functions send mail themselves; without one,
 * this captures it, for callers with the stack's secret key.
 * @returns whether the request was meant for this endpoint
 */
export function receiveMail(
  request: IncomingMessage,
  response: ServerResponse,
  { mailbox, key }: { mailbox: Mailbox; key: string },
): boolean {
  if (request.url !== mailIntakePath || request.method !== "POST") return false;
  const receive = async () => {
    if (!holdsKey(request.headers.authorization, key))
      return sendError(response, 401, "unauthorized", "This call needs the secret key.", { connection: "close" });
    const text = await readText(request);
    if (text === null)
      return sendError(response, 413, "payload_too_large", "This mail is too large.", { connection: "close" });
    await mailbox.send(mail.parse(JSON.parse(text)));
    response.writeHead(204).end();
  };
  receive().catch(() => sendError(response, 400, "bad_request", "This mail cannot be read."));
  return true;
}
