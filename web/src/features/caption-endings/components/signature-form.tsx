import { signatureLengthMax } from "@contract/rules/text-lengths.ts";
import { signatureRequest } from "@contract/wire/caption-endings.ts";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Textarea } from "@/components/ui/textarea.tsx";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { saveSignature } from "../api/endings.ts";
import { endingsTexts } from "../endings-texts.ts";
import { useChangeEndings } from "../use-change-endings.ts";
import { useReportChanged } from "../use-report-changed.ts";

interface SignatureFormProps {
  /** The stored signature; '' if there is none. */
  signature: string;
  /** Puts a text under the caption; null if the dialog was not opened for one. */
  onAdd: ((text: string) => void) | null;
  /** Called with whether there are unsaved changes. */
  onChanged: (changed: boolean) => void;
}

/** The signature, to change and to put under a caption. */
export function SignatureForm({ signature, onAdd, onChanged }: SignatureFormProps) {
  const change = useChangeEndings();
  const form = useForm<{ signature: string }>({
    initial: { signature },
    rules: async () => formRules(signatureRequest, send),
  });
  const changed = form.values.signature.trim() !== signature;
  useReportChanged(changed, onChanged);
  async function send(request: { signature: string }) {
    const outcome = await change(saveSignature(request.signature));
    if (!outcome.saved) return outcome.fields;
    toast({ title: endingsTexts.saved });
  }
  return (
    <form {...form.formProps} className="grid gap-2">
      <Field
        label={endingsTexts.signature}
        aside={<LengthCounter text={form.values.signature} max={signatureLengthMax} />}
        description={endingsTexts.signatureHint}
        error={form.errors.signature}
      >
        {(control) => (
          <Textarea
            {...control}
            name="signature"
            rows={2}
            className="min-h-16"
            value={form.values.signature}
            onChange={(event) => {
              form.setValue("signature", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size="sm" loading={form.submitting} disabled={!changed}>
          {endingsTexts.save}
        </Button>
        {onAdd && signature !== "" && (
          <Button
            variant="outline"
            size="sm"
            aria-label={endingsTexts.addSignature}
            onClick={() => {
              onAdd(signature);
            }}
          >
            {endingsTexts.add}
          </Button>
        )}
      </div>
    </form>
  );
}
