import { platformIds, platforms, type PlatformId } from "@contract/rules/platforms.ts";
import { lazy, useEffect, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Select } from "@/components/ui/select.tsx";
import { paths } from "@/lib/paths.ts";
import { useForm } from "@/lib/use-form.ts";
import type { TrialForm } from "../trial/trial-rules.ts";
import type { TrialResult } from "../trial/trial-result.ts";
import { formatWait } from "../trial/trial-allowance.ts";
import { useTrialAllowance } from "../trial/use-trial-allowance.ts";

// Loaded with the first caption, to keep the first screen small.
const TrialPost = lazy(() => import("./trial-post.tsx"));

function Wait({ ms }: { ms: number }) {
  return (
    <div className="grid gap-1 rounded-md bg-info-soft px-4 py-3 text-[0.9375rem]">
      <p>
        Your next free caption is ready in <strong className="whitespace-nowrap tabular-nums">{formatWait(ms)}</strong>.
      </p>
      <p className="text-muted-foreground">
        <Link to={paths.signUp} className="font-semibold text-primary-text underline underline-offset-4">
          Sign up
        </Link>{" "}
        for five a day, three variations each time.
      </p>
    </div>
  );
}

/** One free caption a day for people without an account. */
export default function TrialCard() {
  const { remaining, resetsInMs } = useTrialAllowance();
  const [result, setResult] = useState<TrialResult | null>(null);
  const { values, errors, submitting, setValue, formProps } = useForm<TrialForm>({
    initial: { keyword: "", platform: "general" },
    rules: () => import("../trial/trial-rules.ts").then(({ trialRules }) => trialRules(setResult)),
  });
  const spent = remaining === 0;
  // After a reload, the caption of today is there again.
  useEffect(() => {
    if (spent)
      void import("../trial/trial-result.ts").then(
        ({ readTrialResult }) => {
          setResult((shown) => shown ?? readTrialResult());
        },
        () => undefined,
      );
  }, [spent]);
  // Also shown if the post's chunk cannot be loaded: the only caption of the day must not be lost.
  const plain = <p className="rounded-md border border-border bg-sunken p-4">{result?.caption}</p>;
  return (
    <Card aria-labelledby="trial-title" data-first-visit className="grid gap-4 p-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id="trial-title" className="text-xl">
          Try it without an account
        </h2>
        <p className="text-[0.9375rem] text-muted-foreground">One free caption a day. No sign-up, no card.</p>
      </div>
      <form {...formProps} className="grid gap-4 sm:grid-cols-[1fr_9.5rem]">
        <Field label="Keyword or topic" error={errors.keyword}>
          {(control) => (
            <Input
              {...control}
              name="keyword"
              value={values.keyword}
              disabled={spent}
              autoComplete="off"
              enterKeyHint="go"
              placeholder="e.g. iced coffee"
              onChange={(event) => {
                setValue("keyword", event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <Field label="Platform">
          {(control) => (
            <Select
              {...control}
              value={values.platform}
              disabled={spent}
              onChange={(event) => {
                setValue("platform", event.currentTarget.value as PlatformId);
              }}
            >
              {platformIds.map((id) => (
                <option key={id} value={id}>
                  {platforms[id].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" variant="secondary" disabled={spent} loading={submitting} className="sm:col-span-2">
          Write my free caption
        </Button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" className="grid gap-4 empty:hidden">
        {result && (
          <OptionalChunk waiting={plain} missing={plain}>
            <TrialPost {...result} />
          </OptionalChunk>
        )}
        {spent && <Wait ms={resetsInMs} />}
      </div>
    </Card>
  );
}
