/** A mail in plain text. */
export interface MailMessage {
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** Names the mail, so that mail servers recognize one that is sent twice. Without it, every mail has its own name. */
  id?: string;
  /** The address for replies. */
  replyTo?: { name: string; email: string };
}

/** Sends mail; rejects if no server accepted it. */
export interface Mailer {
  send(message: MailMessage): Promise<void>;
  /** Connects and signs in without sending; rejects if no server would accept mail now. */
  check(signal: AbortSignal): Promise<void>;
}

export interface SmtpSettings {
  kind: "smtp";
  host: string;
  /** Port 465 uses TLS from the start, other ports STARTTLS. Supabase's functions cannot reach 25 and 587. */
  port: number;
  user?: string;
  password?: string;
  from: string;
}

/** Captures mail in the local stack's mailbox instead of sending it; `key` is the stack's secret key. */
export interface MailboxSettings {
  kind: "mailbox";
  url: string;
  key: string;
}

export type MailSettings = SmtpSettings | MailboxSettings;
