import { Checkbox } from "@/components/ui/checkbox.tsx";
import { Field } from "@/components/ui/field.tsx";
import { paths } from "@/lib/paths.ts";

/** The checkbox for the terms, which open in a new tab, so that the form keeps its values. */
export function TermsField({
  checked,
  onChange,
  error,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string;
}) {
  const link = "font-medium text-primary-text underline underline-offset-4";
  return (
    <Field
      layout="inline"
      error={error}
      label={
        <>
          I accept the{" "}
          <a href={paths.terms} target="_blank" rel="noopener" className={link}>
            terms and conditions<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </>
      }
    >
      {(control) => (
        <Checkbox
          {...control}
          name="termsAccepted"
          required
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )}
    </Field>
  );
}
