import { toneLengthMax } from "@contract/limits.ts";
import { toneMessages, toneRequest, type ToneRequest } from "@contract/tone.ts";
import { useQueryClient } from "@tanstack/react-query";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { DialogFooter } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { toneOptions } from "../api/get-tone.ts";
import { saveTone } from "../api/save-tone.ts";
import { toneTexts } from "../tone-texts.ts";

interface ToneFormProps {
  stored: string;
  /** Told whether there is something unsaved. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function ToneForm({ stored, onChanged, onCancel, onSaved }: ToneFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<ToneRequest>({ initial: { tone: stored }, rules: async () => formRules(toneRequest, send) });
  const { tone } = form.values;

  async function send(request: ToneRequest) {
    try {
      const { tone } = await saveTone(request);
      queryClient.setQueryData(toneOptions.queryKey, { tone });
      toast({ title: toneMessages.saved });
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: toneTexts.saveFailed, description: readableError(error, "Please try again."), variant: "destructive" });
      return error.fields;
    }
  }
  function change(next: string) {
    form.setValue("tone", next);
    onChanged(next !== stored);
  }

  return (
    <form {...form.formProps} aria-label={toneTexts.dialog} className="flex flex-col gap-5">
      <Field
        label={toneTexts.label}
        description={toneTexts.hint}
        error={form.errors.tone}
        aside={<LengthCounter text={tone} max={toneLengthMax} from={0} />}
      >
        {(control) => <Textarea {...control} name="tone" rows={8} placeholder={toneTexts.placeholder} value={tone} onChange={(event) => { change(event.currentTarget.value); }} />}
      </Field>
      <DialogFooter>
        <Button variant="ghost" onClick={onCancel}>{toneTexts.cancel}</Button>
        <Button type="submit" loading={form.submitting}>{toneTexts.save}</Button>
      </DialogFooter>
    </form>
  );
}
