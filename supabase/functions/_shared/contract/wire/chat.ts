import * as z from "zod/mini";
import { streamError } from "./errors.ts";
import { platformId } from "./platform.ts";
import { chatReplyLengthMax, chatMessageLengthMax, chatMessagesMax } from "../rules/text-lengths.ts";
import { storable, visible } from "./text.ts";

export const chatMessages = {
  blank: "Please enter a message.",
  long: `Please keep the message to ${chatMessageLengthMax} characters or fewer.`,
  many: "This conversation has become very long. Please start a new one.",
  shape: "messages must be a list of role and content, and end with the person's own message.",
  failed: "Failed to get a response. Please try again.",
  refused: "I cannot help with that. Ask me about captions, your plan or your account instead.",
  notConfigured: "The assistant is not set up correctly. Please tell support.",
  aborted: "The request was cancelled.",
  greeting:
    "Hi! I'm the Caption Kite assistant. Ask me about captions, plans, your account or anything else in the app.",
} as const;

/** Places that a reply can lead to. The assistant changes nothing itself. */
export const chatPlaces = [
  "generate",
  "history",
  "account",
  "tone",
  "upgrade",
  "trending",
  "contact",
  "check",
  "privacy",
  "terms",
  "forgot-password",
] as const;
export type ChatPlace = (typeof chatPlaces)[number];

const content = z
  .string({ error: chatMessages.blank })
  .check(storable(), visible(), z.minLength(1, chatMessages.blank));

/** A person's message has a lower limit than an assistant's reply that is sent back with the conversation. */
const chatTurn = z.discriminatedUnion(
  "role",
  [
    z.object({ role: z.literal("user"), content: content.check(z.maxLength(chatMessageLengthMax, chatMessages.long)) }),
    z.object({
      role: z.literal("assistant"),
      content: content.check(z.maxLength(chatReplyLengthMax, chatMessages.long)),
    }),
  ],
  { error: chatMessages.shape },
);
export type ChatTurn = z.infer<typeof chatTurn>;

/** The conversation so far, oldest first; the last turn is the person's question. */
export const chatRequest = z.object({
  messages: z.array(chatTurn, { error: chatMessages.shape }).check(
    z.minLength(1, chatMessages.blank),
    z.maxLength(chatMessagesMax, chatMessages.many),
    z.refine(
      (turns: readonly { role: string }[]) => turns.length === 0 || turns.at(-1)?.role === "user",
      chatMessages.shape,
    ),
  ),
});

/** The source of a reply: a language model, or the product's own help texts. */
const chatSource = z.enum(["model", "help"]);
export type ChatSource = z.infer<typeof chatSource>;

/** A button below a reply: it asks something, or leads to a place. */
export const chatButton = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ask"), label: z.string(), question: z.string() }),
  z.object({ kind: z.literal("open"), place: z.enum(chatPlaces) }),
]);
export type ChatButton = z.infer<typeof chatButton>;

/** A text of a reply to copy. `entryId` is the entry of the history that has it, if it was generated and stored. */
export const chatText = z.object({
  text: z.string(),
  entryId: z.nullable(z.string()),
  keyword: z.nullable(z.string()),
  platform: z.nullable(platformId),
});
export type ChatText = z.infer<typeof chatText>;

/**
 * `response` is complete by itself. Where it contains texts to copy, `lead` is what stands before them and `texts` has
 * them one by one.
 */
export const chatReply = z.object({
  response: z.string(),
  timestamp: z.string(),
  source: chatSource,
  lead: z.optional(z.string()),
  texts: z.optional(z.array(chatText)),
  buttons: z.optional(z.array(chatButton)),
});
export type ChatReply = z.infer<typeof chatReply>;

/**
 * A request with `Accept: text/event-stream` gets events: `delta` with a piece of the reply, then once either `done`
 * with the whole `chatReply`, or `error`. The final reply counts; the pieces are only for display.
 */
export const chatDelta = z.object({ text: z.string() });
export const chatEvents = { delta: chatDelta, done: chatReply, error: streamError } as const;
