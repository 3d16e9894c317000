import type { User } from "@contract/wire/accounts.ts";
import { suggestionLengthMax } from "@contract/rules/text-lengths.ts";
import { suggestionMessages, suggestionRequest } from "@contract/wire/suggestions.ts";
import { useRef, useState, type FormEvent } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { referenceOf } from "@/lib/api-error.ts";
import { withReference } from "@/lib/reference.ts";
import { toast } from "@/lib/toast.ts";
import { sendSuggestion } from "../api/send-suggestion.ts";

interface SuggestionFieldsProps {
  user: Pick<User, "username" | "email">;
  onSent: () => void;
}

/** The fields of a suggestion. The text is kept if sending fails. */
export default function SuggestionFields({ user, onSent }: SuggestionFieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null);
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
      onSent();
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
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit(event);
      }}
      className="grid gap-3 pt-2"
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
  );
}
