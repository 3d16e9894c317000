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
export default function BriefControls({ keyword, intent, language, onChange }: BriefControlsProps) {
  const [latest] = useStore(captionBatches);
  // After a generation, "Automatic" also shows what was read.
  const brief = latest?.keyword === keyword.trim() && keyword.trim() ? latest.brief : null;
  const automatic = (words: string | undefined) => (words === undefined ? captionTexts.automatic : `${words} (auto)`);
  const read = brief && intent === undefined ? intentLabels[brief.intent] : undefined;
  const spoken =
    brief && language === undefined && brief.language !== "other" ? languageLabels[brief.language] : undefined;
  return (
    // Two equal columns beside the list: what is read arrives with the captions, and must not move the form.
    <div className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2">
      <ChipSelect
        compact
        label={captionTexts.readsAs}
        value={intent ?? ""}
        options={[["", automatic(read)], ...intents]}
        onChange={(value) => {
          onChange({ intent: (value || undefined) as Intent | undefined });
        }}
      />
      <ChipSelect
        compact
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
