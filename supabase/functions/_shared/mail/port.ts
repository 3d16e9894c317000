/** A mail in plain text. */
export interface MailMessage {
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** Whom an answer goes to. */
  replyTo?: { name: string; email: string };
}

/** Sends mail; rejects when nobody took it. */
export interface Mailer { send(message: MailMessage): Promise<void> }

export interface SmtpSettings {
  kind: "smtp";
  host: string;
  /** 465 speaks TLS from the start, others turn to it with STARTTLS. Supabase's functions cannot reach 25 and 587. */
  port: number;
  user?: string;
  password?: string;
  from: string;
}

/** The local stack's mailbox page stands in for delivery; `key` is the secret key of the stack. */
export interface MailboxSettings { kind: "mailbox"; url: string; key: string }

export type MailSettings = SmtpSettings | MailboxSettings;
