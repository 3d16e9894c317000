import { MessageCircleQuestion } from "lucide-react";
import { lazy, useCallback, useRef, useState } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { PartMissing } from "@/components/part-missing.tsx";
import { chatTexts } from "../chat-texts.ts";

const loadPanel = () => import("./chat-panel.tsx");
const ChatPanel = lazy(loadPanel);
// Only warms the cache; a failure shows when the panel is opened.
const warm = () => void loadPanel().catch(() => undefined);

/** The floating button of the assistant; its panel is loaded when somebody reaches for it. */
export function ChatLauncher({ premium, className }: { premium: boolean; className?: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => { setOpen(false); }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={chatTexts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => { setOpen(true); }}
        onPointerEnter={warm}
        onFocus={warm}
        className={`grid size-14 place-items-center rounded-full bg-info text-info-foreground shadow-lg transition-colors duration-150 hover:bg-info-hover ${className ?? ""}`}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-6" />
      </button>
      {open && (
        <OptionalPart missing={<PartMissing onGone={close} />}>
          <ChatPanel premium={premium} onClose={close} returnFocus={() => button.current?.focus()} />
        </OptionalPart>
      )}
    </>
  );
}
