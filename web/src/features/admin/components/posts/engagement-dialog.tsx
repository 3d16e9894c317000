import {
  engagementMetrics,
  engagementRequest,
  metricMax,
  type EngagementMetric,
  type EngagementRequest,
  type SocialPost,
} from "@contract/wire/posts.ts";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { formRules } from "@/lib/use-form.ts";
import { postTexts } from "../../admin-texts.ts";
import { updateEngagement } from "../../api/posts.ts";
import { isNotFound, useAdminMutation } from "../../use-admin-mutation.ts";
import { useEditedForm } from "../../use-edited-form.ts";
import { EditDialog } from "../edit-dialog.tsx";

type Values = Record<EngagementMetric, string>;
const fromMetrics = <Value,>(read: (metric: EngagementMetric) => Value) =>
  Object.fromEntries(engagementMetrics.map((metric) => [metric, read(metric)])) as Record<EngagementMetric, Value>;

/** An empty field is reported as missing and not sent as zero. */
const requestOf = (values: Values) =>
  fromMetrics((metric) => (values[metric].trim() === "" ? null : Number(values[metric])));

/** Edits a post's metrics. */
export function EngagementDialog({ post, onClose }: { post: SocialPost; onClose: () => void }) {
  const saving = useAdminMutation({
    send: (metrics: EngagementRequest) => updateEngagement(post.id, metrics),
    refetch: ["posts", "activity-logs"],
    done: () => ({ title: postTexts.engagementUpdated }),
    failed: postTexts.engagementFailed,
  });

  const form = useEditedForm<Values>(`engagement-${post.id}`, {
    initial: fromMetrics((metric) => String(post[metric])),
    rules: async () => formRules<Values, EngagementRequest>(engagementRequest, save, requestOf),
    pending: saving.isPending,
    onClose,
  });

  async function save(metrics: EngagementRequest): Promise<void> {
    // Failures were shown by the mutation.
    await saving.mutateAsync(metrics).then(form.finish, (error: Error) => {
      if (isNotFound(error)) form.finish();
    });
  }

  return (
    <EditDialog
      form={form}
      title={postTexts.engagementTitle}
      hint={postTexts.engagementHint}
      submit={postTexts.engagementSave}
      saving={saving.isPending}
      gap="gap-5"
    >
      <div className="grid grid-cols-2 items-start gap-4">
        {engagementMetrics.map((metric) => (
          <Field key={metric} label={postTexts.metrics[metric]} error={form.errors[metric]}>
            {(control) => (
              <Input
                {...control}
                name={metric}
                type="number"
                inputMode="numeric"
                min={0}
                max={metricMax}
                step={1}
                value={form.values[metric]}
                onChange={(event) => {
                  form.setValue(metric, event.currentTarget.value);
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </EditDialog>
  );
}
