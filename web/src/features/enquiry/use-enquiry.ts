import { enquiryReplyDelayMs } from "@contract/rules/display.ts";
import { useEffect, useRef, useState } from "react";
import { cannedReply } from "./canned-reply.ts";
import { enquiryTexts } from "./enquiry-texts.ts";

export interface EnquiryMessage {
  id: number;
  from: "visitor" | "assistant";
  text: string;
}

/**
 * The conversation of the enquiry dialog. Nothing is sent to a server.
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
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setWaitingFor((count) => count - 1);
      add("assistant", cannedReply(text));
    }, enquiryReplyDelayMs);
    timers.current.add(timer);
    return true;
  }
  return { messages, waiting: waitingFor > 0, ask };
}
