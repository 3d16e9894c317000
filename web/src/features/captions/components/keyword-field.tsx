import { keywordLengthMax } from "@contract/limits.ts";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";

/** From here on the counter is shown. */
const counterFrom = keywordLengthMax * 0.8;

interface KeywordFieldProps {
  value: string;
  onChange: (keyword: string) => void;
}

export function KeywordField({ value, onChange }: KeywordFieldProps) {
  return (
    <Field
      label="Keyword or topic"
      aside={value.length >= counterFrom && <span className="text-sm tabular-nums text-muted-foreground">{value.length}/{keywordLengthMax}</span>}
      description={<>Leave this and the photo empty for a random <span className="whitespace-nowrap">Yoda-style</span> caption.</>}
    >
      {(control) => (
        <Input {...control} value={value} maxLength={keywordLengthMax} autoComplete="off" enterKeyHint="go" placeholder="e.g. first snow at the cabin" onChange={(event) => { onChange(event.currentTarget.value); }} />
      )}
    </Field>
  );
}
