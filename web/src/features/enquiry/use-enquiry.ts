import { enquiryReplyDelayMs } from "@contract/rules/display.ts";
import { useEffect, useRef, useState } from "react";
import { cannedReply, seemsForeign } from "./canned-reply.ts";
import { cannedReplies, enquiryTexts } from "./enquiry-texts.ts";

export interface EnquiryMessage {
  id: number;
  from: "visitor" | "assistant";
  text: string;
}

/** What is loaded to answer a question may not be there offline; then the prepared replies have to do. */
const nothing = () => null;

async function replyTo(question: string): Promise<string> {
  const inLanguage = seemsForeign(question)
    ? await import("./language-reply.ts").then(({ languageReply }) => languageReply(question), nothing)
    : null;
  const prepared = inLanguage ?? cannedReply(question);
  if (prepared !== null) return prepared;
  const found = await import("./help-reply.ts").then(({ helpReply }) => helpReply(question), nothing);
  return found ?? cannedReplies.other;
}

/**
 * The conversation of the enquiry dialog. Questions are not sent to a server.
 * @returns `waiting` until a reply is shown; `ask` ignores blank questions and returns whether it accepted the question
 */
export function useEnquiry(): { messages: EnquiryMessage[]; waiting: boolean; ask: (question: string) => boolean } {
  const [messages, setMessages] = useState<EnquiryMessage[]>([
    { id: 0, from: "assistant", text: enquiryTexts.greeting },
  ]);
  const [waitingFor, setWaitingFor] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const add = (from: EnquiryMessage["from"], text: string) => {
    setMessages((before) => [...before, { id: before.length, from, text }]);
  };
  function ask(question: string): boolean {
    const text = question.trim();
    if (!text) return false;
    add("visitor", text);
    setWaitingFor((count) => count + 1);
    const show = (reply: string) => {
      setWaitingFor((count) => count - 1);
      add("assistant", reply);
    };
    const prepared = seemsForeign(text) ? null : cannedReply(text);
    const reply = prepared === null ? replyTo(text) : null;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      if (prepared === null) void reply?.then(show);
      else show(prepared);
    }, enquiryReplyDelayMs);
    timers.current.add(timer);
    return true;
  }
  return { messages, waiting: waitingFor > 0, ask };
}
