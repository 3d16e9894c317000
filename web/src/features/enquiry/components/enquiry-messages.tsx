import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "@/components/link.tsx";
import { cn } from "@/lib/cn.ts";
import { paths } from "@/lib/paths.ts";
import { enquiryTexts } from "../enquiry-texts.ts";
import type { EnquiryMessage } from "../use-enquiry.ts";

/** A prepared reply in which the words "contact form" lead to it. */
function withFormLink(text: string, onLeave: () => void): ReactNode {
  const [before, after] = text.split("contact form");
  if (after === undefined) return text;
  return (
    <>
      {before}
      <Link
        to={paths.contact}
        onClick={onLeave}
        className="font-semibold text-primary-text underline underline-offset-4"
      >
        contact form
      </Link>
      {after}
    </>
  );
}

interface EnquiryMessagesProps {
  messages: EnquiryMessage[];
  waiting: boolean;
  /** A link in a reply leads to another page. */
  onLeave: () => void;
}

/** The conversation. New messages are announced and scrolled into view. */
export function EnquiryMessages({ messages, waiting, onLeave }: EnquiryMessagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const said = messages.length;
  useEffect(() => {
    // A reply replaces the three dots and is taller than they are.
    if (said > 1 || waiting) end.current?.scrollIntoView({ block: "end" });
  }, [said, waiting]);
  return (
    // A scrolling area must be reachable by keyboard.
    <div
      role="log"
      aria-label={enquiryTexts.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      <ul className="grid grid-cols-1 gap-3">
        {messages.map(({ id, from, text }) => (
          <li
            key={id}
            dir="auto"
            className={cn(
              "max-w-[85%] whitespace-pre-wrap rounded-md [overflow-wrap:anywhere] px-3.5 py-2.5 text-[0.9375rem]",
              from === "visitor" ? "justify-self-end bg-info text-info-foreground" : "justify-self-start bg-sunken",
            )}
          >
            <span className="sr-only">{from === "visitor" ? enquiryTexts.you : enquiryTexts.assistant}: </span>
            {from === "visitor" ? text : withFormLink(text, onLeave)}
          </li>
        ))}
        {waiting && (
          <li className="flex gap-1 justify-self-start rounded-md bg-sunken px-3.5 py-4">
            <span className="sr-only">{enquiryTexts.typing}</span>
            {[0, 150, 300].map((delay) => (
              <span
                key={delay}
                aria-hidden="true"
                className="size-1.5 animate-pulse rounded-full bg-muted-foreground"
                style={{ animationDelay: `${delay}ms` }}
              />
            ))}
          </li>
        )}
      </ul>
      <div ref={end} />
    </div>
  );
}
