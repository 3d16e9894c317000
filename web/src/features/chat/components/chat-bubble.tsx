import { BookOpen } from "lucide-react";
import { Link } from "@/components/link.tsx";
import { chatTexts } from "../chat-texts.ts";
import type { ChatMessage } from "../conversation.ts";
import { placeLinks } from "../place-links.ts";
import { ReplyButtons, ReplyTexts } from "./reply-parts.tsx";

const bubble =
  "w-fit max-w-[88%] whitespace-pre-wrap rounded-lg px-4 py-2.5 text-[0.9375rem] leading-relaxed [overflow-wrap:anywhere]";
const replyBubble = `${bubble} rounded-bl-sm bg-sunken`;

/** A message; `onLeave` is called when a link to a place in the app is followed. */
export function ChatBubble({
  message,
  last,
  onLeave,
}: {
  message: ChatMessage;
  /** Only the last reply has its buttons: the older ones were left. */
  last: boolean;
  onLeave: () => void;
}) {
  if (message.role === "user") {
    return (
      <li className="flex flex-col items-end">
        <span className="sr-only">{chatTexts.you}: </span>
        <p dir="auto" className={`${bubble} rounded-br-sm bg-info text-info-foreground`}>
          {message.content}
        </p>
      </li>
    );
  }
  return (
    <li className="flex flex-col items-start gap-1">
      <span className="sr-only">{chatTexts.assistant}: </span>
      <p dir="auto" className={replyBubble}>
        <Reply text={message.texts.length > 0 ? message.lead : message.content} onLeave={onLeave} />
      </p>
      {message.texts.length > 0 && <ReplyTexts texts={message.texts} onLeave={onLeave} />}
      {message.source === "help" && (
        <p className="flex items-center gap-1.5 text-xs text-muted-foreground" title={chatTexts.helpHint}>
          <BookOpen aria-hidden="true" className="size-3.5" />
          {chatTexts.help}
        </p>
      )}
      {last && <ReplyButtons buttons={message.buttons} onLeave={onLeave} />}
      {message.stopped && <p className="text-xs text-muted-foreground">{chatTexts.stopped}</p>}
    </li>
  );
}

function Reply({ text, onLeave }: { text: string; onLeave: () => void }) {
  let at = 0;
  return placeLinks(text).map((run) => {
    const key = at;
    at += run.text.length;
    return run.to === null ? (
      run.text
    ) : (
      <Link key={key} to={run.to} onClick={onLeave} className="font-medium text-info-text underline underline-offset-4">
        {run.text}
      </Link>
    );
  });
}

/** The reply while it is written: three dots until the first words are there. */
export function TypingBubble({ text }: { text: string }) {
  return (
    // The live region beside the list says the same once, in words.
    <li aria-hidden="true" data-testid="typing" className="flex flex-col items-start">
      {text ? (
        <p dir="auto" className={replyBubble}>
          {text}
          <span className="ml-0.5 inline-block h-[1em] w-0.5 animate-pulse bg-current align-[-0.15em]" />
        </p>
      ) : (
        <span className={`${replyBubble} flex gap-1.5 py-4!`}>
          {[0, 150, 300].map((delay) => (
            <span
              key={delay}
              style={{ animationDelay: `${delay}ms` }}
              className="size-2 animate-pulse rounded-full bg-muted-foreground"
            />
          ))}
        </span>
      )}
    </li>
  );
}
