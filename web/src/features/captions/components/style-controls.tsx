import type { CaptionRequest } from "@contract/wire/captions.ts";
import { sliderMax, sliderMin, sliderStep } from "@contract/rules/levels.ts";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Label } from "@/components/ui/label.tsx";
import { Slider } from "@/components/ui/slider.tsx";
import { cn } from "@/lib/cn.ts";
import { useStatus } from "@/lib/use-status.ts";
import { levelLabels, type LevelLabel } from "../level-labels.ts";

type Style = Pick<CaptionRequest, "platform" | "emojiLevel" | "hashtagLevel" | "aiControlled">;

interface LevelSliderProps {
  label: string;
  value: number;
  words: LevelLabel;
  disabled: boolean;
  onChange: (value: number) => void;
}

function LevelSlider({ label, value, words, disabled, onChange }: LevelSliderProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <div className="flex items-baseline justify-between gap-x-2 text-sm">
        <label htmlFor={id} className={cn("font-semibold", disabled && "text-muted-foreground")}>
          {label}
        </label>
        <b aria-hidden="true" className={cn("font-semibold", disabled && "text-muted-foreground")}>
          {words.label}
        </b>
      </div>
      {/* The line remains without an amount, so that the slider keeps its place. */}
      <span aria-hidden="true" className="min-h-5 text-sm text-muted-foreground">
        {words.amount}
      </span>
      <Slider
        id={id}
        value={value}
        min={sliderMin}
        max={sliderMax}
        step={sliderStep}
        disabled={disabled}
        valueText={[words.label, words.amount].filter(Boolean).join(", ")}
        onValueChange={onChange}
      />
    </div>
  );
}

interface StyleControlsProps {
  style: Style;
  onChange: (change: Partial<Style>) => void;
}

/** The number of emoji and hashtags: chosen by AI, or with two sliders. */
export function StyleControls({ style, onChange }: StyleControlsProps) {
  const id = useId();
  const words = levelLabels(style, useStatus()?.writer);
  return (
    <fieldset className="grid gap-1.5 rounded-md border border-border px-3.5 py-2.5 lg:py-2">
      <legend className="sr-only">Style</legend>
      <div className="flex items-start gap-2.5">
        <Checkbox
          id={id}
          checked={style.aiControlled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            onChange({ aiControlled: event.currentTarget.checked });
          }}
        />
        <div className="flex flex-wrap items-baseline gap-x-2 leading-6">
          <Label htmlFor={id}>AI Decides</Label>
          <p id={`${id}-hint`} className="text-sm text-muted-foreground">
            By the platform's habits and your tone.
          </p>
        </div>
      </div>
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
        <LevelSlider
          label="Emoji"
          value={style.emojiLevel}
          words={words.emoji}
          disabled={style.aiControlled}
          onChange={(emojiLevel) => {
            onChange({ emojiLevel });
          }}
        />
        <LevelSlider
          label="Hashtags"
          value={style.hashtagLevel}
          words={words.hashtags}
          disabled={style.aiControlled}
          onChange={(hashtagLevel) => {
            onChange({ hashtagLevel });
          }}
        />
      </div>
    </fieldset>
  );
}
