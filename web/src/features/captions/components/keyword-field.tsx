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
        // In the narrow column, two lines in every font: nearly all of it fits into one.
        <span className="block lg:max-w-80">
          Leave this and the photo empty for a random <span className="whitespace-nowrap">Yoda-style</span> caption.
        </span>
      }
    >
      {(control) => (
        <Input
          {...control}
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
