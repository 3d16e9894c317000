import { keywordLengthMax } from "@contract/rules/text-lengths.ts";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { useStatus } from "@/lib/use-status.ts";
import { captionTexts } from "../caption-texts.ts";

/** Asks what a chosen photo shows. Without a model, only the person can know. */
export default function PhotoNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const status = useStatus();
  return (
    <Field
      label={captionTexts.photoNote}
      description={status?.writer === "built-in" ? captionTexts.photoNoteBuiltIn : captionTexts.photoNoteHint}
    >
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={keywordLengthMax}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="e.g. our dog on the new sofa"
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
