import type { User } from "@contract/wire/accounts.ts";
import { suggestionLengthMax } from "@contract/rules/text-lengths.ts";
import { suggestionMessages, suggestionRequest } from "@contract/wire/suggestions.ts";
import { ChevronDown, Lightbulb } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { referenceOf } from "@/lib/api-error.ts";
import { cn } from "@/lib/cn.ts";
import { withReference } from "@/lib/reference.ts";
import { toast } from "@/lib/toast.ts";
import { sendSuggestion } from "../api/send-suggestion.ts";

/** The form for a suggestion, collapsed until it is needed. The text is kept if sending fails. */
export function SuggestionForm({ user }: { user: Pick<User, "username" | "email"> }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const parsed = suggestionRequest.safeParse({ suggestion: text, username: user.username, email: user.email });
    if (!parsed.success) {
      const reason = parsed.error.issues[0]?.message;
      if (reason === suggestionMessages.empty.description)
        toast({ ...suggestionMessages.empty, variant: "destructive" });
      setError(reason);
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await sendSuggestion(parsed.data);
      toast({ title: "Thank you!", description: "Your suggestion is on its way to us." });
      setText("");
      setExpanded(false);
    } catch (failure) {
      // Every failure shows the same message; the text is kept for another attempt.
      toast({
        title: "Error",
        description: withReference("Failed to send your suggestion. Please try again later.", referenceOf(failure)),
        variant: "destructive",
      });
    } finally {
      setSending(false);
    }
  }

  return (
    <section className="grid">
      <Button
        variant="ghost"
        size="sm"
        aria-expanded={expanded}
        aria-controls={id}
        className="-ml-3 justify-self-start text-muted-foreground!"
        onClick={() => {
          setExpanded(!expanded);
        }}
      >
        <Lightbulb aria-hidden="true" className="size-4" />
        Suggest an improvement
        <ChevronDown
          aria-hidden="true"
          className={cn("size-4 transition-transform duration-150", expanded && "rotate-180")}
        />
      </Button>
      <form
        id={id}
        hidden={!expanded}
        noValidate
        onSubmit={(event) => {
          void handleSubmit(event);
        }}
        className={cn("gap-3 pt-2", expanded && "grid")}
      >
        <Field
          label="Your suggestion"
          aside={<LengthCounter text={text} max={suggestionLengthMax} from={0} />}
          error={error}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={3}
              value={text}
              placeholder="What would make your captions better?"
              onChange={(event) => {
                setText(event.currentTarget.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" loading={sending} className="justify-self-start">
          Send suggestion
        </Button>
      </form>
    </section>
  );
}
