import { chatMessages, type ChatReply } from "../../../_shared/contract/wire/chat.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import type { ChatAnswer, ChatTask } from "../../../_shared/domain/chat/port.ts";
import { ModelError } from "../../../_shared/domain/writing/call.ts";
import { toApiError } from "../../../_shared/domain/writing/failure.ts";
import { acceptsEventStream, eventStream } from "../../http/event-stream.ts";
import { defineRoute } from "../../http/route.ts";
import type { Services } from "../../services.ts";
import { beginChat } from "./person.ts";
import { chatTools } from "./tools.ts";

/** Replies to the person's message: in one response or, for `Accept: text/event-stream`, piece by piece. */
export const chat = defineRoute(endpoints.chat, async (call, services) => {
  const person = await beginChat(services.database, call.session.token);
  const tools = chatTools(call, services, person.premiumAccess);
  const task = { turns: call.input.messages, person, now: new Date(services.now()), tools };
  const { requestId, writing } = call;
  if (!acceptsEventStream(call.request)) return writeReply(services, task, { signal: writing, requestId });
  return eventStream(services, requestId, call.request.signal, async (send, left) => {
    const onDelta = (text: string) => send("delta", { text });
    send("done", await writeReply(services, task, { signal: AbortSignal.any([left, writing]), requestId, onDelta }));
  });
});

interface Asking {
  signal: AbortSignal;
  requestId: string;
  onDelta?: (text: string) => void;
}

async function writeReply(
  { chat: assistant, log, now }: Services,
  task: ChatTask,
  { signal, requestId, onDelta }: Asking,
): Promise<ChatReply> {
  const as = ({ text, lead, texts, buttons }: ChatAnswer): ChatReply => ({
    response: text,
    timestamp: new Date(now()).toISOString(),
    source: assistant.source,
    ...(texts && texts.length > 0 && { lead: lead ?? "", texts }),
    ...(buttons && buttons.length > 0 && { buttons }),
  });
  try {
    const { usage, ...answer } = await assistant.reply(task, { signal, onDelta });
    log("info", { event: "chat_replied", requestId, premium: task.person.premiumAccess, ...usage });
    return as(answer);
  } catch (error) {
    // A refusal is a reply like any other.
    if (!signal.aborted && error instanceof ModelError && error.kind === "refused")
      return as({ text: chatMessages.refused });
    throw toApiError(error, signal, chatMessages);
  }
}
