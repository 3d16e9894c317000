import type { PlatformId } from "@contract/rules/platforms.ts";
import { useDeferredValue, useEffect, useMemo, useState, type ComponentType } from "react";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { applyFinding, findingsOf } from "../findings.ts";
import { checkerTexts } from "../checker-texts.ts";
import { keepText, useKeptText } from "../kept-text.ts";
import { checkedPlatforms, platformReport } from "../platform-report.ts";
import { FindingList } from "./finding-list.tsx";
import { ImproveLink } from "./improve-link.tsx";
import { PlatformReports } from "./platform-reports.tsx";

/** Longer texts are checked up to here, in UTF-16 code units: far more than any platform accepts. */
const checkedMax = 100_000;
/** The preview draws no more than this, so that typing in a long text stays quick. */
const previewMax = 6000;

interface CheckerPageProps {
  /** Whether "Improve it" leads to the generator instead of the sign-up. */
  signedIn: boolean;
  /** Shows a text as a post. Features do not import each other. */
  preview: ComponentType<{ caption: string; platform: PlatformId }>;
}

/** The caption checker: a text on the left and what each platform makes of it on the right. It calls no server. */
export function CheckerPage({ signedIn, preview: Preview }: CheckerPageProps) {
  const text = useKeptText();
  const [platform, setPlatform] = useState<PlatformId>(checkedPlatforms[0]!);
  useEffect(() => describeDocument(checkerTexts.description), []);

  const checked = useDeferredValue(text).slice(0, checkedMax);
  const blank = checked.trim() === "";
  const reports = useMemo(() => checkedPlatforms.map((each) => platformReport(checked, each)), [checked]);
  const findings = useMemo(() => findingsOf(checked), [checked]);

  return (
    // A text that this tab has kept is filled in when the page has taken over prerendered markup.
    <div data-first-visit className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid gap-5">
        <div>
          <h1 className="text-4xl">{checkerTexts.heading}</h1>
          <p className="mt-3 max-w-[45rem] text-[1.0625rem] text-muted-foreground">{checkerTexts.intro}</p>
        </div>
        <Field
          label={checkerTexts.field}
          aside={<LengthCounter text={text} max={checkedMax} />}
          description={text.length > checkedMax ? checkerTexts.tooLong(checkedMax) : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={9}
              value={text}
              placeholder={checkerTexts.placeholder}
              className="max-h-[60vh]"
              onChange={(event) => {
                keepText(event.currentTarget.value);
              }}
            />
          )}
        </Field>
        {!blank && (
          <div className="flex flex-wrap items-center gap-3">
            <ImproveLink text={checked} platform={platform} signedIn={signedIn} />
            <Button
              variant="ghost"
              onClick={() => {
                keepText("");
              }}
            >
              {checkerTexts.clear}
            </Button>
          </div>
        )}
      </div>
      {blank ? (
        <p className="rounded-lg border border-dashed border-border px-5 py-10 text-center text-muted-foreground">
          {checkerTexts.empty}
        </p>
      ) : (
        <div className="grid min-w-0 gap-6">
          <PlatformReports reports={reports} chosen={platform} onChoose={setPlatform}>
            <Preview caption={checked.slice(0, previewMax)} platform={platform} />
            {checked.length > previewMax && (
              <p className="mt-2 text-sm text-muted-foreground">{checkerTexts.previewCut(previewMax)}</p>
            )}
          </PlatformReports>
          <Card aria-labelledby="findings-title" className="grid gap-3 p-5">
            <h2 id="findings-title" className="text-xl">
              {checkerTexts.findings}
            </h2>
            <FindingList
              findings={findings}
              onReplace={(finding) => {
                keepText(applyFinding(text, finding));
              }}
            />
          </Card>
        </div>
      )}
    </div>
  );
}

/** Sets the description that search engines show. Returns a function that restores the previous one. */
function describeDocument(description: string): () => void {
  const meta = document.querySelector('meta[name="description"]');
  const before = meta?.getAttribute("content") ?? "";
  meta?.setAttribute("content", description);
  return () => meta?.setAttribute("content", before);
}
