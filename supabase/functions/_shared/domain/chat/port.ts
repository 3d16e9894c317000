import type { ChatButton, ChatSource, ChatText, ChatTurn } from "../../contract/wire/chat.ts";
import type { Usage } from "../../contract/wire/accounts.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";
import type { ChatTools } from "./tools.ts";

/** What the assistant may know of the person it talks to, and of nobody else. */
export interface ChatPerson {
  username: string;
  /** The billing state Active, or a running promo code. */
  isPremium: boolean;
  premiumAccess: boolean;
  /** ISO 8601; null while access has no known end. */
  premiumUntil: string | null;
  /** Pays, or has paid until `premiumUntil`. */
  subscribed: boolean;
  /** ISO 8601; null unless a subscription renews. */
  renewsAt: string | null;
  /** The running promo code, or null. */
  promoCode: string | null;
  hasTone: boolean;
  usage: Usage;
}

export interface ChatTask {
  /** Oldest first; the last is the person's question. */
  turns: readonly ChatTurn[];
  person: ChatPerson;
  now: Date;
  /** What the assistant can do, with the person's own rights. */
  tools: ChatTools;
}

/** A reply: its text, and what the page shows with it. `text` is complete by itself. */
export interface ChatAnswer {
  text: string;
  /** What stands before `texts`; without them, the text is the whole. */
  lead?: string;
  texts?: ChatText[];
  buttons?: ChatButton[];
}

export interface ChatOptions extends CallOptions {
  /** Called with pieces of the reply while it is written; their sum is what was safe to show so far. */
  onDelta?: (text: string) => void;
}

/** Writes the assistant's replies. Rejects with `ModelError` only. */
export interface ChatPort {
  source: ChatSource;
  reply(task: ChatTask, options?: ChatOptions): Promise<ChatAnswer & { usage: TokenUsage }>;
}
