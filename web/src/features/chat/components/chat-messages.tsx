import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { chatTexts } from "../chat-texts.ts";
import { ask, askAgain, type Conversation } from "../conversation.ts";
import { ChatBubble, TypingBubble } from "./chat-bubble.tsx";

/** How far above the end, in CSS pixels, a person may have scrolled while new text is still followed. */
const followPx = 80;

function announcementOf({ messages, writing }: Conversation): string {
  if (writing !== null) return chatTexts.writing;
  const last = messages.at(-1);
  return last?.role === "assistant" && messages.length > 1 ? `${chatTexts.assistant}: ${last.content}` : "";
}

/** @param onLeave called when a link to a place in the app is followed */
export function ChatMessages({ conversation, onLeave }: { conversation: Conversation; onLeave: () => void }) {
  const { messages, writing, unanswered } = conversation;
  const area = useRef<HTMLElement>(null);
  const following = useRef(true);

  useEffect(() => {
    const element = area.current;
    // One's own message always scrolls into view; a reply does so only while its end is visible.
    if (element && (following.current || conversation.messages.at(-1)?.role === "user"))
      element.scrollTop = element.scrollHeight;
  }, [conversation]);

  function handleScroll() {
    const element = area.current;
    if (element) following.current = element.scrollHeight - element.scrollTop - element.clientHeight < followPx;
  }
  return (
    <>
      {/* A scrolling area must be reachable by keyboard. */}
      <section
        ref={area}
        aria-label={chatTexts.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={handleScroll}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4"
      >
        <ul className="flex flex-col gap-4">
          {messages.map((message) => (
            <ChatBubble
              key={message.id}
              message={message}
              last={writing === null && message === messages.at(-1)}
              onLeave={onLeave}
            />
          ))}
          {writing !== null && <TypingBubble text={writing} />}
        </ul>
        {unanswered && (
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <p className="text-destructive-text">{chatTexts.unanswered}</p>
            <Button variant="outline" size="sm" onClick={askAgain}>
              {chatTexts.again}
            </Button>
          </div>
        )}
        {messages.length === 1 && (
          <ul className="mt-5 flex flex-col items-start gap-2">
            {chatTexts.suggestions.map((question) => (
              <li key={question}>
                <Button
                  variant="outline"
                  size="sm"
                  className="h-auto! min-h-9 whitespace-normal! py-1.5 text-left"
                  onClick={() => {
                    ask(question);
                  }}
                >
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {/* Announced when a reply is complete; announcing the pieces would read fragments. */}
      <p aria-live="polite" className="sr-only">
        {announcementOf(conversation)}
      </p>
    </>
  );
}
