import { MessageCircleMore } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { chatTexts } from "../chat-texts.ts";

const ChatPanel = lazyDialog(() => import("./chat-panel.tsx"));

/** The floating button of the assistant; its panel is loaded when somebody reaches for it. */
export function ChatLauncher({ premium, className }: { premium: boolean; className?: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  return (
    <>
      <Button
        ref={button}
        variant="info"
        aria-label={chatTexts.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
        }}
        onPointerEnter={ChatPanel.warm}
        onFocus={ChatPanel.warm}
        className={`h-12! shadow-lg ${className ?? ""}`}
      >
        <MessageCircleMore aria-hidden="true" className="size-5" />
        <span className="max-sm:hidden">{chatTexts.button}</span>
      </Button>
      {open && <ChatPanel premium={premium} onClose={close} returnFocus={() => button.current?.focus()} />}
    </>
  );
}
