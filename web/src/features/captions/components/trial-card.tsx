import { platformIds, platforms, type PlatformId } from "@contract/platform-rules.ts";
import { lazy, Suspense, useRef, useState, type FormEvent } from "react";
import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { ApiError, fetchPart } from "@/lib/api-client.ts";
import { paths } from "@/lib/paths.ts";
import { toast } from "@/lib/toast.ts";
import { generateFreeCaption } from "../api/generate-free-caption.ts";
import { readLastFreeCaption, storeLastFreeCaption } from "../trial/last-free-caption.ts";
import { formatWait, trialAllowance } from "../trial/trial-allowance.ts";
import { useTrialAllowance } from "../trial/use-trial-allowance.ts";

// Both are loaded when the card is used: the page's first view stays small.
const loadRules = () => import("@contract/captions.ts");
const TrialPost = lazy(() => import("./trial-post.tsx"));

const limitReached = { title: "Daily Limit Reached", description: "You've reached your free caption limit for today. Sign up for more!", variant: "destructive" } as const;
const failed = { title: "Failed to Generate", description: "Something went wrong. Please try again later.", variant: "destructive" } as const;

/** One free caption a day for people without an account. */
export default function TrialCard() {
  const allowance = useTrialAllowance();
  const field = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState("");
  const [platform, setPlatform] = useState<PlatformId>("general");
  const [error, setError] = useState<string>();
  const [writing, setWriting] = useState(false);
  const [result, setResult] = useState<{ caption: string; platform: PlatformId } | null>(null);
  const spent = allowance.remaining === 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (writing) return;
    setWriting(true);
    try {
      const { captionMessages, freeCaptionRequest } = await fetchPart(loadRules);
      const parsed = freeCaptionRequest.safeParse({ keyword, platform });
      if (!parsed.success) {
        setError(parsed.error.issues[0]?.message ?? captionMessages.keywordMissing);
        field.current?.focus();
        return;
      }
      // Another tab may have spent it a moment ago.
      if (trialAllowance(readLastFreeCaption(), new Date()).remaining === 0) { toast(limitReached); return; }
      const { caption } = await generateFreeCaption(parsed.data);
      storeLastFreeCaption(new Date());
      setResult({ caption, platform: parsed.data.platform });
    } catch (error) {
      toast(error instanceof ApiError && error.code === "daily_limit_reached" ? limitReached : failed);
    } finally {
      setWriting(false);
    }
  }

  return (
    <Card aria-labelledby="trial-title" className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id="trial-title" className="text-xl">Try it without an account</h2>
        <p className="text-[0.9375rem] text-muted-foreground">One free caption a day. No sign-up, no card.</p>
      </div>
      <form noValidate onSubmit={(event) => { void handleSubmit(event); }} className="grid gap-4 sm:grid-cols-[1fr_9.5rem]">
        <Field label="Keyword or topic" error={error}>
          {(control) => <Input {...control} ref={field} value={keyword} disabled={spent} onFocus={() => { void loadRules().catch(() => undefined); }} autoComplete="off" enterKeyHint="go" placeholder="e.g. iced coffee" onChange={(event) => { setKeyword(event.currentTarget.value); setError(undefined); }} />}
        </Field>
        <Field label="Platform">
          {(control) => (
            <Select {...control} value={platform} disabled={spent} onChange={(event) => { setPlatform(platformIds.find((id) => id === event.currentTarget.value) ?? "general"); }}>
              {platformIds.map((id) => <option key={id} value={id}>{platforms[id].label}</option>)}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary" disabled={spent} loading={writing} className="sm:col-span-2">Write my free caption</Button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className="grid gap-4 empty:hidden">
        {result && <Suspense fallback={<p className="rounded-md border border-border bg-sunken p-4">{result.caption}</p>}><TrialPost {...result} /></Suspense>}
        {spent && (
          <div className="grid gap-1 rounded-md bg-info-soft px-4 py-3 text-[0.9375rem]">
            <p>Your next free caption is ready in <strong className="whitespace-nowrap tabular-nums">{formatWait(allowance.resetsInMs)}</strong>.</p>
            <p className="text-muted-foreground"><Link to={paths.signUp} className="font-semibold text-primary-text underline underline-offset-4">Sign up</Link> for five a day, three variations each time.</p>
          </div>
        )}
      </div>
    </Card>
  );
}
