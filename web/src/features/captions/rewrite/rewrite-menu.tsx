import { languageLabels } from "@contract/rules/brief-labels.ts";
import { freeRewritesPerGeneration, rewriteLabels, type RewriteKind } from "@contract/rules/rewrites.ts";
import { rewriteLanguage, type RewriteOptions, type RewriteRequest } from "@contract/wire/rewrites.ts";
import { ChevronLeft, WandSparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { useCaptionChange } from "../caption-changes.ts";
import { rewriteCaption } from "./change-caption.ts";
import { LikeForm } from "./like-form.tsx";
import { ControlFace, type CaptionMenuProps } from "./caption-menu.tsx";
import { rewriteTexts } from "./rewrite-texts.ts";
import { useRewriteOptions } from "./use-rewrite-options.ts";

const rowStyles =
  "flex min-h-10 w-full items-center rounded-sm px-3 text-left text-sm font-semibold hover:bg-sunken pointer-coarse:min-h-11";

interface KindListProps {
  options: RewriteOptions;
  onKind: (kind: RewriteKind) => void;
}

function KindList({ options: { kinds, rewritesLeft }, onKind }: KindListProps) {
  if (kinds.length === 0) return <p className="p-2 text-sm text-muted-foreground">{rewriteTexts.nothing}</p>;
  return (
    <>
      {kinds.map((kind) => (
        <button key={kind} type="button" className={rowStyles} onClick={() => onKind(kind)}>
          {rewriteLabels[kind]}
        </button>
      ))}
      {rewritesLeft !== null && (
        <p className="mt-1 border-t border-border px-3 pb-1 pt-2 text-xs text-muted-foreground">
          {rewriteTexts.left(rewritesLeft, freeRewritesPerGeneration)}
        </p>
      )}
    </>
  );
}

function LanguageList({ onLanguage }: { onLanguage: (language: RewriteRequest["language"]) => void }) {
  return (
    <fieldset>
      <legend className="px-3 py-1 text-xs font-medium text-muted-foreground">{rewriteTexts.languageTitle}</legend>
      {rewriteLanguage.options.map((language) => (
        <button key={language} type="button" lang={language} className={rowStyles} onClick={() => onLanguage(language)}>
          {languageLabels[language]}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * The ways to rewrite a caption, as far as the writer in use does them well. The menu opens as soon as it is loaded.
 */
export default function RewriteMenu({ id, caption }: CaptionMenuProps) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<"kinds" | "language" | "like">("kinds");
  const options = useRewriteOptions(id, caption, open);
  const running = useCaptionChange(id) !== undefined;

  function handleOpen(next: boolean) {
    setOpen(next);
    setStep("kinds");
  }
  function start(request: Pick<RewriteRequest, "kind" | "language" | "likeText">) {
    handleOpen(false);
    void rewriteCaption(id, { ...request, text: caption, platform: id.platform });
  }
  function handleKind(kind: RewriteKind) {
    if (kind === "language" || kind === "like") setStep(kind);
    else start({ kind });
  }

  return (
    <Popover open={open && !running} onOpenChange={handleOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" data-caption-action="rewrite" disabled={running}>
          <ControlFace icon={WandSparkles} label={rewriteTexts.rewrite} />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={rewriteTexts.menu}
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        {step !== "kinds" && (
          <Button variant="ghost" size="sm" className="px-2!" onClick={() => setStep("kinds")}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {rewriteTexts.back}
          </Button>
        )}
        {step === "language" && <LanguageList onLanguage={(language) => start({ kind: "language", language })} />}
        {step === "like" && <LikeForm onStart={(likeText) => start({ kind: "like", likeText })} />}
        {step === "kinds" && options.value && <KindList options={options.value} onKind={handleKind} />}
        {step === "kinds" && options.failed && (
          <div className="grid gap-2 p-2 text-sm">
            <p>{rewriteTexts.loadFailed}</p>
            <Button variant="outline" size="sm" onClick={options.retry}>
              {rewriteTexts.retry}
            </Button>
          </div>
        )}
        {step === "kinds" && !options.value && !options.failed && (
          <p className="flex items-center gap-2 p-2 text-sm text-muted-foreground">
            <Spinner />
            {rewriteTexts.loading}
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}
