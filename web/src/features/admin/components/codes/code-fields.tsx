import { promoCodeDaysMax, promoCodeDaysMin, promoCodeLengthMax } from "@contract/rules/promo-codes.ts";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import type { Form } from "@/lib/use-form.ts";
import { codeTexts } from "../../admin-texts.ts";
import type { CodeValues } from "../../code-form.ts";

/** The fields of a promo code. @param daysHint what the days mean for this code */
export function CodeFields({
  form: { values, errors, setValue },
  daysHint,
}: {
  form: Pick<Form<CodeValues>, "values" | "errors" | "setValue">;
  daysHint?: string | undefined;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
      <Field label={codeTexts.code} error={errors.code}>
        {(control) => (
          <Input
            {...control}
            name="code"
            value={values.code}
            maxLength={promoCodeLengthMax}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
            onChange={(event) => {
              setValue("code", event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Field label={codeTexts.days} description={daysHint} error={errors.days}>
        {(control) => (
          <Input
            {...control}
            name="days"
            type="number"
            inputMode="numeric"
            min={promoCodeDaysMin}
            max={promoCodeDaysMax}
            step={1}
            value={values.days}
            onChange={(event) => {
              setValue("days", event.currentTarget.value);
            }}
          />
        )}
      </Field>
    </div>
  );
}
