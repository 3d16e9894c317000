import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { Transporter } from "nodemailer";
import type { MailMessage, SmtpSettings } from "./port.ts";

/** The mail server refused a step, or no reply came. Its message names the step and never the password. */
export class SmtpError extends Error {
  /** The server's reply code (RFC 5321, section 4.2); 0 if there was none. */
  readonly code: number;

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SmtpError";
    this.code = code;
  }
}

export interface SmtpOptions {
  /** For the whole conversation. */
  timeoutMs?: number;
  /** TLS from the first byte on; by default on port 465 only. */
  implicitTls?: boolean;
  /** A certificate in PEM that the server's certificate may be signed with, besides the well-known ones. */
  certificateAuthority?: string;
  /** Ends the conversation early. */
  signal?: AbortSignal;
}

const timeoutMsDefault = 20_000;

/** For one of a server's addresses. Deno 2.1 counts the TLS handshake too, and would give it a quarter of a second. */
const addressTimeoutMs = 5_000;

/** The fields of nodemailer's errors that say what happened. */
interface MailFault {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** What a mail server is asked with a command, for a person who reads the error. */
const steps: Record<string, string> = {
  CONN: "the greeting",
  EHLO: "EHLO",
  HELO: "EHLO",
  "MAIL FROM": "the sender",
  "RCPT TO": "the recipient",
  DATA: "the message",
};

/** The server's own text is left out: it may repeat addresses. */
function explained(error: unknown): SmtpError {
  const { code, command = "", responseCode } = error as MailFault;
  if (command === "STARTTLS") {
    return new SmtpError(responseCode ?? 0, "the mail server offers no encryption, so the password was not sent");
  }
  const step = command.startsWith("AUTH") ? "the sign-in" : (steps[command] ?? command);
  if (responseCode !== undefined) {
    return new SmtpError(responseCode, `the mail server refused ${step} with ${responseCode}`);
  }
  if (code === "EPROTOCOL") return new SmtpError(0, `the mail server does not speak SMTP at ${step}`);
  return new SmtpError(0, "the mail server could not be reached", { cause: error });
}

const notInAddress = /[\s<>,;]/u;

/** An address that cannot end a command or a header, or stand for several. */
function address(email: string): string {
  if (notInAddress.test(email)) throw new SmtpError(0, "an address holds characters that no address has");
  return email;
}

/** Nodemailer's option `getSocket`: calls back with an open connection, or with what went wrong. */
type OpenSocket = (
  options: unknown,
  callback: (error: Error | null, opened?: { connection: Socket; secured: boolean }) => void,
) => void;

/** Where and how a connection is opened. */
interface Place {
  host: string;
  port: number;
  /** TLS from the first byte on. */
  secured: boolean;
  /** See `SmtpOptions.certificateAuthority`. */
  ca?: string;
}

/**
 * Opens the connection in nodemailer's place, for two reasons. Nodemailer tries several addresses, which Deno 2.1, the
 * version of Supabase's functions, never finishes with TLS (decision 191). And it has no way to end a conversation that
 * takes too long: its socket and timers would stay.
 * @param ended ends the connection
 */
function openSocket({ host, port, secured, ca }: Place, ended: AbortSignal): OpenSocket {
  const place = { host, port, autoSelectFamilyAttemptTimeout: addressTimeoutMs };
  return (_options, callback) => {
    if (ended.aborted) return callback(new Error("the conversation was ended"));
    const opened = () => {
      socket.off("error", callback);
      callback(null, { connection: socket, secured });
    };
    const socket = secured ? connectTls({ ...place, servername: host, ca }, opened) : connect(place, opened);
    socket.once("error", callback);
    // Nodemailer stops listening before the connection is gone; an error without a listener would end the process.
    socket.on("error", () => {});
    // With an error, so that nodemailer clears its timers.
    ended.addEventListener("abort", () => socket.destroy(new Error("the conversation was ended")));
  };
}

/**
 * Sends one mail over SMTP: with TLS from the start on port 465, elsewhere with STARTTLS if the server offers it. A
 * password is sent only encrypted.
 * @throws SmtpError
 */
export async function sendBySmtp(
  settings: SmtpSettings,
  { to, subject, text, replyTo, id }: MailMessage,
  options?: SmtpOptions,
): Promise<void> {
  const from = address(settings.from);
  const recipient = address(to);
  const replies = replyTo && { name: replyTo.name, address: address(replyTo.email) };
  await converse(settings, options, (transport) =>
    transport.sendMail({
      envelope: { from, to: [recipient] },
      from,
      to: { name: "", address: recipient },
      replyTo: replies,
      messageId: id && `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      subject,
      text,
      textEncoding: "base64",
    }),
  );
}

/**
 * Connects to the mail server and signs in, as for a mail, and sends none.
 * @throws SmtpError
 */
export async function checkSmtp(settings: SmtpSettings, options?: SmtpOptions): Promise<void> {
  await converse(settings, options, (transport) => transport.verify());
}

/** One conversation with the mail server, ended in any case. */
async function converse(
  settings: SmtpSettings,
  { timeoutMs = timeoutMsDefault, implicitTls = settings.port === 465, certificateAuthority, signal }: SmtpOptions = {},
  talk: (transport: Transporter) => Promise<unknown>,
): Promise<void> {
  const { host, port, user, password } = settings;
  // Loaded with the first mail: the functions start without it.
  const { createTransport } = await import("nodemailer");
  const hasPassword = user !== undefined && password !== undefined;
  const ended = new AbortController();
  const transport = createTransport({
    host,
    port,
    secure: implicitTls,
    requireTLS: !implicitTls && hasPassword,
    name: "localhost",
    auth: hasPassword ? { user, pass: password } : undefined,
    getSocket: openSocket({ host, port, secured: implicitTls, ca: certificateAuthority }, ended.signal),
    tls: certificateAuthority === undefined ? undefined : { ca: certificateAuthority },
    // Our own timer decides; these only end what it could not.
    connectionTimeout: 2 * timeoutMs,
    greetingTimeout: 2 * timeoutMs,
    socketTimeout: 2 * timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const late = Promise.withResolvers<never>();
  const giveUp = (why: string) => {
    late.reject(new SmtpError(0, why));
    ended.abort();
  };
  const timer = setTimeout(() => giveUp(`the mail server did not finish within ${timeoutMs} ms`), timeoutMs);
  const end = () => giveUp("the conversation with the mail server was ended");
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  try {
    await Promise.race([talk(transport), late.promise]);
  } catch (error) {
    throw error instanceof SmtpError ? error : explained(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", end);
    transport.close();
  }
}
