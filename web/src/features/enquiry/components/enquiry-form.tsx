import { SendHorizontal } from "lucide-react";
import { useState, type FormEvent, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { controlStyles } from "@/components/ui/control-styles.ts";
import { cn } from "@/lib/cn.ts";
import { enquiryTexts } from "../enquiry-texts.ts";

/** @param suggesting shows the topics with prepared replies, until a question was asked */
export function EnquiryForm({ ask, suggesting }: { ask: (question: string) => boolean; suggesting: boolean }) {
  const [question, setQuestion] = useState("");
  function send() {
    if (ask(question)) setQuestion("");
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes text, Enter only confirms it.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      onSubmit={handleSubmit}
      className="grid gap-3 border-t border-border px-4 pb-[max(1rem,env(safe-area-inset-bottom))] pt-3"
    >
      {suggesting && (
        <div className="flex flex-wrap gap-2">
          {enquiryTexts.topics.map((topic) => (
            <Button
              key={topic}
              variant="secondary"
              size="sm"
              onClick={() => {
                ask(topic);
              }}
            >
              {topic}
            </Button>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <textarea
          dir="auto"
          aria-label={enquiryTexts.field}
          value={question}
          rows={1}
          maxLength={500}
          enterKeyHint="send"
          placeholder={enquiryTexts.placeholder}
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
          }}
          onKeyDown={handleKeyDown}
          className={cn(controlStyles, "field-sizing-content max-h-32 min-h-11 resize-none py-2.5 leading-normal")}
        />
        <Button type="submit" size="icon" aria-label={enquiryTexts.send} className="size-11!">
          <SendHorizontal aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </form>
  );
}
