import { likeTextLengthMax } from "@contract/rules/rewrites.ts";
import { rewriteMessages } from "@contract/wire/rewrites.ts";
import { visibleText } from "@contract/wire/text.ts";
import { useId, useState, type FormEvent } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Label } from "@/components/ui/label.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { characterCount } from "@/lib/character-count.ts";
import { rewriteTexts } from "./rewrite-texts.ts";

/** Asks for the caption whose style is wanted. */
export function LikeForm({ onStart }: { onStart: (likeText: string) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const like = visibleText(text);
    if (!like) setError(rewriteMessages.likeText);
    else if (characterCount(like) > likeTextLengthMax) setError(rewriteMessages.likeTextLong);
    else onStart(like);
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-2 p-2">
      <Label htmlFor={field}>{rewriteTexts.likeLabel}</Label>
      <Textarea
        id={field}
        value={text}
        aria-invalid={error !== null}
        aria-describedby={`${field}-hint`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
      />
      <p id={`${field}-hint`} className="text-xs text-muted-foreground">
        {error ? <span className="font-medium text-destructive-text">{error}</span> : rewriteTexts.likeHint}
      </p>
      <LengthCounter text={text} max={likeTextLengthMax} />
      <Button type="submit" size="sm">
        {rewriteTexts.likeStart}
      </Button>
    </form>
  );
}
