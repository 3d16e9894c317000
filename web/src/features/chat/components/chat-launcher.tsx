import { MessageCircleMore } from "lucide-react";
import { lazy, useCallback, useRef, useState } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { PartMissing } from "@/components/part-missing.tsx";
import { Button } from "@/components/ui/button.tsx";
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
      <Button
        ref={button}
        variant="info"
        aria-label={chatTexts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => { setOpen(true); }}
        onPointerEnter={warm}
        onFocus={warm}
        className={`h-12! shadow-lg ${className ?? ""}`}
      >
        <MessageCircleMore aria-hidden="true" className="size-5" /><span className="max-sm:hidden">{chatTexts.button}</span>
      </Button>
      {open && (
        <OptionalPart missing={<PartMissing onGone={close} />}>
          <ChatPanel premium={premium} onClose={close} returnFocus={() => button.current?.focus()} />
        </OptionalPart>
      )}
    </>
  );
}
