import { chatMessageLengthMax } from "@contract/rules/text-lengths.ts";
import { SendHorizontal, Square } from "lucide-react";
import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { chatTexts } from "../chat-texts.ts";
import { ask, stop } from "../conversation.ts";

/** Enter sends, Shift+Enter adds a line; blank messages are not sent. */
export function ChatForm({ writing }: { writing: boolean }) {
  const [text, setText] = useState("");
  const id = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (ask(text)) setText("");
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While an input method composes, Enter chooses a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  return (
    <form
      onSubmit={handleSubmit}
      className="border-t border-border px-5 pb-[max(1rem,env(safe-area-inset-bottom))] pt-4"
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {chatTexts.label}
        </label>
        <Textarea
          id={id}
          name="message"
          aria-describedby={`${id}-keys`}
          enterKeyHint="send"
          rows={1}
          placeholder={chatTexts.placeholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
          className="field-sizing-content max-h-36 min-h-11! resize-none!"
        />
        {writing ? (
          <Button variant="outline" size="icon" aria-label={chatTexts.stop} className="size-11!" onClick={stop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
          </Button>
        ) : (
          <Button type="submit" size="icon" aria-label={chatTexts.send} className="size-11!">
            <SendHorizontal aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <p id={`${id}-keys`} className="mt-1.5 flex justify-between gap-3 text-xs text-muted-foreground">
        <span>{chatTexts.keys}</span>
        <LengthCounter text={text} max={chatMessageLengthMax} className="text-xs" />
      </p>
    </form>
  );
}
