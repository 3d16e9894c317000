import { chatMessageLengthMax } from "@contract/rules/text-lengths.ts";
import {
  chatMessages,
  type ChatButton,
  type ChatReply,
  type ChatSource,
  type ChatText,
  type ChatTurn,
} from "@contract/wire/chat.ts";
import { visibleText } from "@contract/wire/text.ts";
import { ApiError } from "@/lib/api-client.ts";
import { characterCount } from "@/lib/character-count.ts";
import { withReference } from "@/lib/reference.ts";
import { onLogout } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { askAssistant } from "./api/ask-assistant.ts";

/** A message as the panel shows it. `timestamp` is ISO 8601. */
export interface ChatMessage {
  id: number;
  role: "user" | "assistant";
  content: string;
  timestamp: string;
  /** For replies only; null for the greeting and for a cancelled reply. */
  source: ChatSource | null;
  /** The person closed the panel or pressed Stop before it was complete. */
  stopped: boolean;
  /** What stands before `texts`; without them, `content` is shown. */
  lead: string;
  /** Texts to copy, which `content` also has. */
  texts: readonly ChatText[];
  buttons: readonly ChatButton[];
}

export interface Conversation {
  messages: readonly ChatMessage[];
  /** The reply so far while one is being written; empty until its first piece. */
  writing: string | null;
  /** The last question has no reply: it can be asked again. */
  unanswered: boolean;
}

/** How many turns are sent with a question; the server reads no more than these anyway. */
const turnsSent = 30;

let lastId = 0;
let running: AbortController | null = null;
let conversation: Conversation = begun();
const listeners = new Set<() => void>();

function begun(): Conversation {
  return { messages: [message("assistant", chatMessages.greeting)], writing: null, unanswered: false };
}

function message(role: ChatMessage["role"], content: string, extra: Partial<ChatMessage> = {}): ChatMessage {
  lastId += 1;
  const timestamp = new Date().toISOString();
  return {
    id: lastId,
    role,
    content,
    timestamp,
    source: null,
    stopped: false,
    lead: "",
    texts: [],
    buttons: [],
    ...extra,
  };
}

function change(next: Partial<Conversation>): void {
  conversation = { ...conversation, ...next };
  for (const listener of listeners) listener();
}

/** The conversation of this session; it outlives the panel and ends with the session. */
export function getConversation(): Conversation {
  return conversation;
}

export function subscribeToConversation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deletes the conversation and greets again. */
export function startOver(): void {
  running?.abort();
  running = null;
  conversation = begun();
  change({});
}

onLogout(startOver);

/**
 * Sends a question. Blank or too long questions, and any while a reply is being written, are not sent. Returns whether
 * it was sent.
 */
export function ask(text: string): boolean {
  const content = visibleText(text);
  if (!content || running) return false;
  if (characterCount(content) > chatMessageLengthMax) {
    toast({ title: "Message too long", description: chatMessages.long, variant: "destructive" });
    return false;
  }
  change({ messages: [...conversation.messages, message("user", content)], unanswered: false });
  void replyToLast();
  return true;
}

/** Sends the last question again. */
export function askAgain(): void {
  if (conversation.unanswered && !running) void replyToLast();
}

/** Cancels the reply that is being written; the text so far is kept. */
export function stop(): void {
  running?.abort();
}

/** The turns to send: beginning with a question, without the greeting, and no reply without its question. */
function turns(): ChatTurn[] {
  const recent = conversation.messages.slice(1).slice(-turnsSent);
  const first = recent.findIndex(({ role }) => role === "user");
  return recent.slice(first).map(({ role, content }) => ({ role, content }));
}

async function replyToLast(): Promise<void> {
  const controller = new AbortController();
  running = controller;
  change({ writing: "", unanswered: false });
  const current = () => running === controller;
  try {
    const { signal } = controller;
    const reply = await askAssistant(turns(), {
      signal,
      onPiece: (text) => {
        if (current()) change({ writing: (conversation.writing ?? "") + text });
      },
    });
    if (current()) finish(reply);
  } catch (error) {
    if (!current()) return;
    if (controller.signal.aborted) finishStopped();
    else if (error instanceof ApiError) finishFailed(error);
    else throw error;
  } finally {
    if (current()) running = null;
  }
}

function finish({ response, timestamp, source, lead = "", texts = [], buttons = [] }: ChatReply): void {
  const reply = message("assistant", response, { timestamp, source, lead, texts, buttons });
  change({ messages: [...conversation.messages, reply], writing: null });
}

function finishStopped(): void {
  const { writing, messages } = conversation;
  // A reply that consists only of spaces is not shown, and cannot be sent with the next question.
  if (!writing || !visibleText(writing)) return change({ writing: null, unanswered: true });
  change({ messages: [...messages, message("assistant", writing, { stopped: true })], writing: null });
}

function finishFailed({ sentence, reference, code }: ApiError): void {
  change({ writing: null, unanswered: true });
  // The model's own failure says no more than the title.
  const reason = code === "model_failed" || sentence === chatMessages.failed ? "" : sentence;
  const description = withReference(reason, reference) || undefined;
  toast({ title: chatMessages.failed, description, variant: "destructive" });
}
