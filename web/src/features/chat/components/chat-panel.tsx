import { RotateCcw } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { chatTexts } from "../chat-texts.ts";
import { getConversation, startOver, stop, subscribeToConversation } from "../conversation.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { PlanLine } from "./plan-line.tsx";

interface ChatPanelProps {
  premium: boolean;
  onClose: () => void;
  returnFocus: () => void;
}

/** The assistant's side panel. Closing it cancels a reply that is being written; the conversation is kept. */
export default function ChatPanel({ premium, onClose, returnFocus }: ChatPanelProps) {
  const conversation = useSyncExternalStore(subscribeToConversation, getConversation);
  useEffect(() => stop, []);
  const writing = conversation.writing !== null;
  const said = conversation.messages.length > 1;
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        side="right"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <header className="grid gap-1 border-b border-border px-5 pb-4 pt-5">
          <DialogTitle>{chatTexts.title}</DialogTitle>
          <DialogDescription className="sr-only">{chatTexts.intro}</DialogDescription>
          <PlanLine premium={premium} onLeave={onClose} />
          {said && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={chatTexts.startOver}
              className="absolute right-14 top-3"
              onClick={startOver}
            >
              <RotateCcw aria-hidden="true" className="size-4" />
            </Button>
          )}
        </header>
        <ChatMessages conversation={conversation} onLeave={onClose} />
        <ChatForm writing={writing} />
      </DialogContent>
    </Dialog>
  );
}
