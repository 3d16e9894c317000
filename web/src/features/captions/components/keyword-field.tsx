import { keywordLengthMax } from "@contract/rules/text-lengths.ts";
import { LengthCounter } from "@/components/length-counter.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";

interface KeywordFieldProps {
  value: string;
  onChange: (keyword: string) => void;
}

export function KeywordField({ value, onChange }: KeywordFieldProps) {
  return (
    <Field
      label="Keyword or topic"
      aside={<LengthCounter text={value} max={keywordLengthMax} />}
      description={
        <>
          Without words or a photo: a random <span className="whitespace-nowrap">Yoda-style</span> caption.
        </>
      }
    >
      {(control) => (
        <Input
          {...control}
          name="keyword"
          value={value}
          autoComplete="off"
          enterKeyHint="go"
          placeholder="e.g. first snow at the cabin"
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
