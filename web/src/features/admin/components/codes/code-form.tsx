import { promoCodeDaysDefault, promoCodeDaysMax, promoCodeDaysMin } from "@contract/rules/promo-codes.ts";
import { promoCodeMessages, promoCodeRequest, type PromoCodeRequest } from "@contract/wire/promo-codes.ts";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { toast } from "@/lib/toast.ts";
import { formRules } from "@/lib/use-form.ts";
import { codeTexts } from "../../admin-texts.ts";
import { createPromoCode } from "../../api/promo-codes.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";

/** The title of a validation message: a missing code and an invalid duration have different titles. */
function titleOf(field: string, message: string): string {
  if (field === "days") return promoCodeMessages.days.title;
  return message === promoCodeMessages.codeMissing.description
    ? promoCodeMessages.codeMissing.title
    : codeTexts.invalid;
}

const emptyCode = { code: "", days: String(promoCodeDaysDefault) };

export function CodeForm() {
  const creating = useAdminMutation({
    send: createPromoCode,
    refetch: ["promo-codes"],
    done: (created) => ({ title: codeTexts.created, description: codeTexts.createdHint(created.code) }),
    failed: codeTexts.createFailed,
  });

  const form = useSavedForm("code", {
    initial: emptyCode,
    rules: async () => formRules<typeof emptyCode, PromoCodeRequest>(promoCodeRequest, create),
    onInvalid: (field, message) => {
      toast({ title: titleOf(field, message), description: message, variant: "destructive" });
    },
  });
  const { values, errors, setValue } = form;

  async function create(request: PromoCodeRequest): Promise<void> {
    // Failures were shown by the mutation.
    await creating.mutateAsync(request).then(
      () => {
        form.restart(emptyCode);
      },
      () => undefined,
    );
  }

  return (
    <form {...form.formProps} aria-label={codeTexts.formTitle} className="grid gap-4">
      <div>
        <h3 className="text-lg">{codeTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{codeTexts.formHint}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <Field label={codeTexts.code} error={errors.code}>
          {(control) => (
            <Input
              {...control}
              name="code"
              value={values.code}
              maxLength={80}
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
        <Field label={codeTexts.days} error={errors.days}>
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
      <Button type="submit" loading={form.submitting} className="justify-self-start">
        {codeTexts.create}
      </Button>
    </form>
  );
}
