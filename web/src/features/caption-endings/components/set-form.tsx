import { hashtagSetRequest, type HashtagSet, type HashtagSetRequest } from "@contract/wire/caption-endings.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { formRules, useForm } from "@/lib/use-form.ts";
import { saveHashtagSet } from "../api/endings.ts";
import { endingsTexts } from "../endings-texts.ts";
import { hashtagText, readHashtags } from "../hashtag-text.ts";
import { useChangeEndings } from "../use-change-endings.ts";
import { useReportChanged } from "../use-report-changed.ts";

interface SetValues {
  name: string;
  hashtags: string;
}

interface SetFormProps {
  /** The set to change; null for a new one. */
  set: HashtagSet | null;
  /** Called with whether there are unsaved changes. */
  onChanged: (changed: boolean) => void;
  onDone: () => void;
}

/** Adds a hashtag set, or changes one. */
export function SetForm({ set, onChanged, onDone }: SetFormProps) {
  const change = useChangeEndings();
  const initial: SetValues = { name: set?.name ?? "", hashtags: set ? hashtagText(set.hashtags) : "" };
  const form = useForm<SetValues>({
    initial,
    rules: async () =>
      formRules<SetValues, HashtagSetRequest>(hashtagSetRequest, send, ({ name, hashtags }) => ({
        name,
        hashtags: readHashtags(hashtags),
      })),
  });
  useReportChanged(form.values.name !== initial.name || form.values.hashtags !== initial.hashtags, onChanged);
  async function send(request: HashtagSetRequest) {
    const outcome = await change(saveHashtagSet(set?.id ?? null, request));
    if (!outcome.saved) return outcome.fields;
    onDone();
  }
  return (
    <form {...form.formProps} className="grid gap-3 rounded-md border border-border p-3">
      <Field label={endingsTexts.name} error={form.errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            // The form opens at a press.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={form.values.name}
            onChange={(event) => {
              form.setValue("name", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Field label={endingsTexts.hashtags} description={endingsTexts.hashtagsHint} error={form.errors.hashtags}>
        {(control) => (
          <Textarea
            {...control}
            name="hashtags"
            rows={3}
            value={form.values.hashtags}
            onChange={(event) => {
              form.setValue("hashtags", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={form.submitting}>
          {endingsTexts.save}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          {endingsTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
