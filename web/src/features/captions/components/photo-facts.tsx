import { useState } from "react";
import { CopyButton } from "@/components/copy-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import type { CaptionBatch } from "../caption-batches.ts";
import { captionTexts } from "../caption-texts.ts";

interface PhotoFactsProps {
  seen: NonNullable<CaptionBatch["seen"]>;
  running: boolean;
  /** Writes again with the facts as the person corrected them. */
  onWriteAgain: (photoNote: string) => void;
}

/** What a model saw in the photo: facts that can be corrected, and alt text that can be copied. */
export function PhotoFacts({ seen, running, onWriteAgain }: PhotoFactsProps) {
  const [facts, setFacts] = useState(seen.facts);
  const note = facts
    .map((fact) => fact.trim())
    .filter(Boolean)
    .join("; ");
  const isChanged = facts.some((fact, index) => fact !== seen.facts[index]);
  return (
    <details className="group grid gap-3 rounded-md border border-border bg-card px-4 py-1 text-[0.9375rem]">
      <summary className="flex min-h-11 items-center font-semibold">{captionTexts.seen}</summary>
      <div className="grid gap-3 pb-3">
        <p className="text-sm text-muted-foreground">{captionTexts.seenHint}</p>
        <ul className="grid gap-1.5">
          {facts.map((fact, index) => (
            // A fact keeps its index while it is edited.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Input
                aria-label={`${captionTexts.fact} ${index + 1}`}
                value={fact}
                maxLength={80}
                onChange={(event) => {
                  const next = event.currentTarget.value;
                  setFacts((before) => before.map((old, at) => (at === index ? next : old)));
                }}
              />
            </li>
          ))}
        </ul>
        <Button
          variant="outline"
          disabled={!isChanged || running || note === ""}
          className="w-fit"
          onClick={() => {
            onWriteAgain(note);
          }}
        >
          {captionTexts.writeAgain}
        </Button>
        {seen.altText && (
          <div className="flex items-start gap-2 rounded-md bg-sunken py-1.5 pl-3 pr-1.5">
            <p className="min-w-0 flex-1 py-2 text-sm [overflow-wrap:anywhere]">
              <b className="font-semibold">{captionTexts.altText}:</b> {seen.altText}
            </p>
            <CopyButton text={seen.altText} />
          </div>
        )}
      </div>
    </details>
  );
}
