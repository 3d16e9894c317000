import type { Intent, Language } from "@contract/rules/brief.ts";
import { intentLabels, languageLabels } from "@contract/rules/brief-labels.ts";
import { useStore } from "@/lib/store.ts";
import { captionBatches } from "../caption-batches.ts";
import { captionTexts } from "../caption-texts.ts";
import { ChipSelect } from "./chip-select.tsx";

interface Chosen {
  intent?: Intent;
  language?: Language;
}

interface BriefControlsProps extends Chosen {
  keyword: string;
  onChange: (change: Chosen) => void;
}

const intents = Object.entries(intentLabels);
const languages = Object.entries(languageLabels);

/** The intent and the language of the captions: read automatically, or chosen here before or after writing. */
export function BriefControls({ keyword, intent, language, onChange }: BriefControlsProps) {
  const [latest] = useStore(captionBatches);
  // After a generation, "Automatic" also shows what was read.
  const brief = latest?.keyword === keyword.trim() && keyword.trim() ? latest.brief : null;
  const automatic = (words: string | undefined) =>
    words === undefined ? captionTexts.automatic : `${captionTexts.automatic}: ${words}`;
  const read = brief && intent === undefined ? intentLabels[brief.intent] : undefined;
  const spoken =
    brief && language === undefined && brief.language !== "other" ? languageLabels[brief.language] : undefined;
  return (
    // Two equal columns: what is read arrives with the captions, and must not move the form.
    <div className="grid grid-cols-2 gap-2">
      <ChipSelect
        label={captionTexts.treatAs}
        value={intent ?? ""}
        options={[["", automatic(read)], ...intents]}
        onChange={(value) => {
          onChange({ intent: (value || undefined) as Intent | undefined });
        }}
      />
      <ChipSelect
        label={captionTexts.language}
        value={language ?? ""}
        options={[["", automatic(spoken)], ...languages]}
        onChange={(value) => {
          onChange({ language: (value || undefined) as Language | undefined });
        }}
      />
    </div>
  );
}
