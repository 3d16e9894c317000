import type { VoicePointId } from "@contract/wire/tone.ts";
import { voicePoints } from "@domain/captions/voice/points.ts";
import { readVoice } from "@domain/captions/voice/read.ts";
import { useDeferredValue, useMemo } from "react";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { toneTexts } from "../tone-texts.ts";

interface VoicePointsProps {
  tone: string;
  off: readonly string[];
  onChange: (off: VoicePointId[]) => void;
}

/** What is read from a tone while it is typed: each point can be turned off. */
export function VoicePoints({ tone, off, onChange }: VoicePointsProps) {
  const text = useDeferredValue(tone);
  const voice = useMemo(() => readVoice(text), [text]);
  const points = voicePoints(voice);
  if (voice === null) return null;
  const examples = voice.examples.length;
  const found = examples === 0 ? toneTexts.noExamples : `${examples} ${examples === 1 ? "example" : "examples"} found.`;

  function toggle(id: VoicePointId, on: boolean) {
    const ids = points.map((point) => point.id).filter((other) => off.includes(other));
    onChange(on ? ids.filter((other) => other !== id) : [...ids, id]);
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{toneTexts.points}</legend>
      <p className="text-sm text-muted-foreground">
        {found} {points.length > 0 ? toneTexts.pointsHint : toneTexts.noPoints}
      </p>
      <ul className="flex flex-wrap gap-2">
        {points.map(({ id, words }) => (
          <li key={id}>
            <label className="flex min-h-9 max-w-full items-start gap-2 rounded-full border border-border bg-sunken px-3 py-1.5 text-sm has-checked:border-info has-checked:bg-info-soft has-checked:text-info-text pointer-coarse:min-h-11 pointer-coarse:items-center">
              <Checkbox
                className="mt-0!"
                checked={!off.includes(id)}
                onChange={(event) => {
                  toggle(id, event.currentTarget.checked);
                }}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
