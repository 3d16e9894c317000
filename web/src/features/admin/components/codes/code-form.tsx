import { promoCodeDaysDefault, promoCodeDaysMax, promoCodeDaysMin } from "@contract/rules/promo-codes.ts";
import { promoCodeMessages, promoCodeRequest } from "@contract/wire/promo-codes.ts";
import { useRef, useState, type FormEvent } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { toast } from "@/lib/toast.ts";
import { codeTexts } from "../../admin-texts.ts";
import { createPromoCode } from "../../api/promo-codes.ts";
import { firstIssue, type FieldIssue } from "../../first-issue.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";

/** The title of a validation message: a missing code and an invalid duration have different titles. */
function titleOf({ field, message }: FieldIssue): string {
  if (field === "days") return promoCodeMessages.days.title;
  return message === promoCodeMessages.codeMissing.description
    ? promoCodeMessages.codeMissing.title
    : codeTexts.invalid;
}

const emptyCode = { code: "", days: String(promoCodeDaysDefault) };

export function CodeForm() {
  const [{ code, days }, change] = useSavedForm("code", emptyCode);
  const [issue, setIssue] = useState<FieldIssue | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const creating = useAdminMutation({
    send: createPromoCode,
    refetch: ["promo-codes"],
    done: (created) => ({ title: codeTexts.created, description: codeTexts.createdHint(created.code) }),
    failed: codeTexts.createFailed,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (creating.isPending) return;
    const parsed = promoCodeRequest.safeParse({ code, days });
    const found = firstIssue(parsed);
    setIssue(found);
    if (found) {
      toast({ title: titleOf(found), description: found.message, variant: "destructive" });
      form.current?.querySelector<HTMLInputElement>(`[name=${found.field}]`)?.focus();
    }
    if (!parsed.success) return;
    creating.mutate(parsed.data, {
      onSuccess: () => {
        change();
      },
    });
  }

  const error = (field: string) => (issue?.field === field ? issue.message : undefined);
  return (
    <form ref={form} noValidate aria-label={codeTexts.formTitle} onSubmit={handleSubmit} className="grid gap-4">
      <div>
        <h3 className="text-lg">{codeTexts.formTitle}</h3>
        <p className="text-sm text-muted-foreground">{codeTexts.formHint}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_11rem]">
        <Field label={codeTexts.code} error={error("code")}>
          {(control) => (
            <Input
              {...control}
              name="code"
              value={code}
              maxLength={80}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="uppercase"
              onChange={(event) => {
                change({ code: event.currentTarget.value });
                setIssue(null);
              }}
            />
          )}
        </Field>
        <Field label={codeTexts.days} error={error("days")}>
          {(control) => (
            <Input
              {...control}
              name="days"
              type="number"
              inputMode="numeric"
              min={promoCodeDaysMin}
              max={promoCodeDaysMax}
              step={1}
              value={days}
              onChange={(event) => {
                change({ days: event.currentTarget.value });
                setIssue(null);
              }}
            />
          )}
        </Field>
      </div>
      <Button type="submit" loading={creating.isPending} className="justify-self-start">
        {codeTexts.create}
      </Button>
    </form>
  );
}
