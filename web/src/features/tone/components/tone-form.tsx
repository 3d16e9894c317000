import { toneForm, toneMessages, voicePointIds, type ToneRequest, type VoicePointId } from "@contract/wire/tone.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@/components/ui/button.tsx";
import { DialogFooter } from "@/components/ui/dialog.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { toneOptions } from "@/lib/tone-options.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { saveTone } from "../api/save-tone.ts";
import { toneTexts } from "../tone-texts.ts";
import { VoicePoints } from "./voice-points.tsx";

/** The stored points that the contract still contains. */
const knownOff = (stored: readonly string[]) => voicePointIds.filter((id) => stored.includes(id));

interface ToneFormProps {
  stored: string;
  /** Points of the stored tone that are turned off. */
  storedOff: readonly string[];
  /** Called with whether there are unsaved changes. */
  onChanged: (changed: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

export function ToneForm({ stored, storedOff, onChanged, onCancel, onSaved }: ToneFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<ToneRequest>({
    initial: { tone: stored, off: knownOff(storedOff) },
    rules: async () => formRules(toneForm, send),
  });
  const { tone, off = [] } = form.values;

  async function send(request: ToneRequest) {
    try {
      const { tone, off } = await saveTone(request.off?.length ? request : { tone: request.tone });
      queryClient.setQueryData(toneOptions.queryKey, { tone, off });
      toast({ title: toneMessages.saved });
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: toneTexts.saveFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
      return error.fields;
    }
  }
  function change(nextTone: string, nextOff: VoicePointId[]) {
    form.setValue("tone", nextTone);
    form.setValue("off", nextOff);
    onChanged(nextTone !== stored || nextOff.toSorted().join() !== [...storedOff].toSorted().join());
  }

  return (
    <form {...form.formProps} aria-label={toneTexts.dialog} className="flex flex-col gap-5">
      <Field label={toneTexts.label} error={form.errors.tone}>
        {(control) => (
          <Textarea
            {...control}
            name="tone"
            rows={8}
            placeholder={toneTexts.placeholder}
            value={tone}
            onChange={(event) => {
              change(event.currentTarget.value, off);
            }}
          />
        )}
      </Field>
      <VoicePoints
        tone={tone}
        off={off}
        onChange={(next) => {
          change(tone, next);
        }}
      />
      <DialogFooter>
        <Button variant="ghost" onClick={onCancel}>
          {toneTexts.cancel}
        </Button>
        <Button type="submit" loading={form.submitting}>
          {toneTexts.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
