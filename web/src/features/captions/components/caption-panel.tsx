import type { User } from "@contract/wire/accounts.ts";
import { RotateCcw, WandSparkles } from "lucide-react";
import { lazy, useRef, type FormEvent, type KeyboardEvent } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { withQueries } from "@/components/with-queries.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { cn } from "@/lib/cn.ts";
import { useStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import { captionForm, changeForm, defaultStyle } from "../caption-form.ts";
import { cancelGeneration } from "../generation.ts";
import { useFileDrop } from "../photo/use-file-drop.ts";
import { warmGeneration } from "../lazy-parts.ts";
import { usePhotoChoice } from "../photo/use-photo-choice.ts";
import { BriefControls } from "./brief-controls.tsx";
import { KeywordField } from "./keyword-field.tsx";
import { PhotoField } from "./photo-field.tsx";
import { PlatformPicker } from "./platform-picker.tsx";
import { PrefilledNote } from "./prefilled-note.tsx";
import { StyleControls } from "./style-controls.tsx";
import { UsageBar } from "./usage-bar.tsx";

// Not needed before somebody chooses a photo or moves a slider.
const PhotoNote = lazy(() => import("./photo-note.tsx"));
const VoiceConflict = lazy(withQueries(() => import("./voice-conflict.tsx")));

interface CaptionPanelProps {
  usage: User["usage"];
  running: boolean;
  onGenerate: () => void;
}

/** The form that describes what to write, and the button that generates it. */
export function CaptionPanel({ usage, running, onGenerate }: CaptionPanelProps) {
  // The usage bar and the upgrade offer say why; the bar asks the server again at the reset.
  const spent = usage.limit !== null && usage.used >= usage.limit;
  const { photo, keyword, ...style } = useStore(captionForm);
  const { preparing, choose, remove } = usePhotoChoice();
  const form = useRef<HTMLFormElement>(null);
  const dragging = useFileDrop(form, choose);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!running && !preparing && !spent) onGenerate();
  }
  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
  function handleReset() {
    changeForm(defaultStyle);
    toast({ title: "Settings Reset" });
  }

  return (
    <Card aria-labelledby="panel-title" className="p-5 lg:py-3.5">
      {/* Ctrl+Enter works in every control of the form; the form itself cannot be focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        onFocus={warmGeneration}
        onPointerEnter={warmGeneration}
        className="grid grid-cols-1 gap-4 lg:gap-2"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id="panel-title" className="text-xl">
            Write a caption
          </h2>
          <Button variant="ghost" size="sm" className="-mr-2" onClick={handleReset}>
            <RotateCcw aria-hidden="true" className="size-4" />
            Reset
          </Button>
        </div>
        <KeywordField
          value={keyword}
          onChange={(next) => {
            changeForm({ keyword: next });
          }}
        />
        <BriefControls keyword={keyword} intent={style.intent} language={style.language} onChange={changeForm} />
        <PrefilledNote />
        <PlatformPicker
          value={style.platform}
          onChange={(platform) => {
            changeForm({ platform });
          }}
        />
        <PhotoField photo={photo} preparing={preparing} dragging={dragging} onChoose={choose} onRemove={remove} />
        {photo && !preparing && (
          <OptionalChunk>
            <PhotoNote
              value={style.photoNote ?? ""}
              onChange={(photoNote) => {
                changeForm({ photoNote });
              }}
            />
          </OptionalChunk>
        )}
        <StyleControls style={style} onChange={changeForm} />
        {!style.aiControlled && (
          <OptionalChunk>
            <VoiceConflict style={style} />
          </OptionalChunk>
        )}
        <div
          data-bottom-bar
          className="sticky bottom-0 z-10 -mx-5 -mb-5 grid grid-cols-1 gap-2 rounded-b-lg border-t border-border bg-card/95 px-5 pb-[max(0.875rem,env(safe-area-inset-bottom))] pt-2.5 backdrop-blur-sm lg:-mb-3.5"
        >
          <UsageBar usage={usage} />
          {/* On phones, the assistant's button floats to the right of this row and must not cover it. */}
          <div className="flex gap-2 max-sm:pr-10 sm:max-md:pr-30">
            <Button
              type="submit"
              size="lg"
              loading={running}
              disabled={preparing || spent}
              className={cn("flex-1", running && "min-w-0 shrink! overflow-hidden")}
            >
              <WandSparkles aria-hidden="true" className="size-5" />
              Generate Caption
            </Button>
            {running && (
              <Button variant="outline" size="lg" onClick={cancelGeneration}>
                Cancel
              </Button>
            )}
          </div>
        </div>
      </form>
    </Card>
  );
}
