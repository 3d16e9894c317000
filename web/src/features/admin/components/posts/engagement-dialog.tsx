import {
  engagementMetrics,
  engagementRequest,
  metricMax,
  type EngagementMetric,
  type EngagementRequest,
  type SocialPost,
} from "@contract/wire/posts.ts";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { panelTexts, postTexts } from "../../admin-texts.ts";
import { updateEngagement } from "../../api/posts.ts";
import { firstIssue, type FieldIssue } from "../../first-issue.ts";
import { isNotFound, useAdminMutation } from "../../use-admin-mutation.ts";

type Values = Record<EngagementMetric, string>;
const fromMetrics = <Value,>(read: (metric: EngagementMetric) => Value) =>
  Object.fromEntries(engagementMetrics.map((metric) => [metric, read(metric)])) as Record<EngagementMetric, Value>;

/** Edits a post's metrics. */
export function EngagementDialog({ post, onClose }: { post: SocialPost; onClose: () => void }) {
  const [values, setValues] = useState<Values>(() => fromMetrics((metric) => String(post[metric])));
  const [issue, setIssue] = useState<FieldIssue | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const saving = useAdminMutation({
    send: (metrics: EngagementRequest) => updateEngagement(post.id, metrics),
    refetch: ["posts", "activity-logs"],
    done: () => ({ title: postTexts.engagementUpdated }),
    failed: postTexts.engagementFailed,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    // An empty field is reported as missing and not sent as zero.
    const parsed = engagementRequest.safeParse(
      fromMetrics((metric) => (values[metric].trim() === "" ? null : Number(values[metric]))),
    );
    const found = firstIssue(parsed);
    setIssue(found);
    if (found) form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    if (parsed.success)
      saving.mutate(parsed.data, {
        onSuccess: onClose,
        onError: (error) => {
          if (isNotFound(error)) onClose();
        },
      });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !saving.isPending) onClose();
      }}
    >
      <DialogContent>
        <DialogTitle>{postTexts.engagementTitle}</DialogTitle>
        <DialogDescription>{postTexts.engagementHint}</DialogDescription>
        <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
          <div className="grid grid-cols-2 items-start gap-4">
            {engagementMetrics.map((metric) => (
              <Field
                key={metric}
                label={postTexts.metrics[metric]}
                error={issue?.field === metric ? issue.message : undefined}
              >
                {(control) => (
                  <Input
                    {...control}
                    name={metric}
                    type="number"
                    inputMode="numeric"
                    min={0}
                    max={metricMax}
                    step={1}
                    value={values[metric]}
                    onChange={(event) => {
                      const { value } = event.currentTarget;
                      setValues((before) => ({ ...before, [metric]: value }));
                      setIssue(null);
                    }}
                  />
                )}
              </Field>
            ))}
          </div>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {panelTexts.cancel}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {postTexts.engagementSave}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
