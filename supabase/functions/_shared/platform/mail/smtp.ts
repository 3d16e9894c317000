import { encodeBase64 } from "deno-std/encoding/base64.js";
import { composeMail } from "./compose.ts";
import type { MailMessage, SmtpSettings } from "./port.ts";

/** A mail server replied with a different code than the step requires. */
export class SmtpError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = "SmtpError";
  }
}

const timeoutMsDefault = 20_000;

/** One connection to a mail server: sends lines, receives replies. */
class SmtpConversation {
  #buffer = "";
  readonly #decoder = new TextDecoder();
  readonly #encoder = new TextEncoder();

  constructor(public connection: Deno.TcpConn | Deno.TlsConn) {}

  async #line(): Promise<string> {
    const chunk = new Uint8Array(4096);
    for (;;) {
      const end = this.#buffer.indexOf("\n");
      if (end >= 0) {
        const line = this.#buffer.slice(0, end).replace(/\r$/, "");
        this.#buffer = this.#buffer.slice(end + 1);
        return line;
      }
      if (this.#buffer.length > 16_384) throw new SmtpError(0, "the mail server sent a line without an end");
      const read = await this.connection.read(chunk);
      if (read === null) throw new SmtpError(0, "the mail server closed the connection");
      this.#buffer += this.#decoder.decode(chunk.subarray(0, read), { stream: true });
    }
  }

  /** The next reply; all its lines except the last have a hyphen after the code (RFC 5321, section 4.2). */
  async reply(expected: number, step: string): Promise<string[]> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      const [, code, more, text] = /^(\d{3})([ -]?)(.*)$/.exec(line) ?? [];
      if (code === undefined) throw new SmtpError(0, `the mail server does not speak SMTP at ${step}`);
      lines.push(text ?? "");
      if (more === "-") continue;
      if (Number(code) !== expected) throw new SmtpError(Number(code), `the mail server refused ${step} with ${code}`);
      return lines;
    }
  }

  async write(text: string): Promise<void> {
    let bytes: Uint8Array = this.#encoder.encode(text);
    while (bytes.length > 0) bytes = bytes.subarray(await this.connection.write(bytes));
  }

  async say(line: string, expected: number, step: string): Promise<string[]> {
    await this.write(`${line}\r\n`);
    return this.reply(expected, step);
  }
}

/** An address between angle brackets: nothing in it may end the command. */
function path(email: string): string {
  if (/[\s<>]/.test(email)) throw new SmtpError(0, "an address holds characters that no address has");
  return `<${email}>`;
}

async function converse(talk: SmtpConversation, settings: SmtpSettings, message: MailMessage): Promise<void> {
  await talk.reply(220, "the greeting");
  let offers = await talk.say("EHLO localhost", 250, "EHLO");
  if (settings.port !== 465 && offers.some((offer) => /^STARTTLS$/i.test(offer))) {
    await talk.say("STARTTLS", 220, "STARTTLS");
    talk.connection = await Deno.startTls(talk.connection as Deno.TcpConn, { hostname: settings.host });
    offers = await talk.say("EHLO localhost", 250, "EHLO");
  } else if (settings.port !== 465 && settings.password !== undefined) {
    throw new SmtpError(0, "the mail server offers no encryption, so the password was not sent");
  }
  if (settings.user !== undefined && settings.password !== undefined) {
    await talk.say(`AUTH PLAIN ${encodeBase64(`\0${settings.user}\0${settings.password}`)}`, 235, "the sign-in");
  }
  await talk.say(`MAIL FROM:${path(settings.from)}`, 250, "the sender");
  await talk.say(`RCPT TO:${path(message.to)}`, 250, "the recipient");
  await talk.say("DATA", 354, "DATA");
  await talk.write(composeMail(message, { from: settings.from, id: crypto.randomUUID(), date: new Date() }));
  await talk.say(".", 250, "the message");
}

/**
 * Sends one mail over SMTP with TLS.
 * @param timeoutMs for the whole conversation
 * @throws SmtpError naming the failed step, never the password; or the network's own error
 */
export async function sendBySmtp(
  settings: SmtpSettings,
  message: MailMessage,
  timeoutMs = timeoutMsDefault,
): Promise<void> {
  const target = { hostname: settings.host, port: settings.port };
  const talk = new SmtpConversation(settings.port === 465 ? await Deno.connectTls(target) : await Deno.connect(target));
  let late = false;
  const close = () => {
    try {
      talk.connection.close();
    } catch (error) {
      if (!(error instanceof Deno.errors.BadResource)) throw error;
    }
  };
  const timer = setTimeout(() => {
    late = true;
    close();
  }, timeoutMs);
  try {
    await converse(talk, settings, message);
  } catch (error) {
    throw late ? new SmtpError(0, `the mail server did not finish within ${timeoutMs} ms`) : error;
  } finally {
    clearTimeout(timer);
    close();
  }
}
