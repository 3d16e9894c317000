import { promoCodeDaysDefault } from "@contract/rules/promo-codes.ts";
import { promoCodeRequest, type PromoCodeRequest } from "@contract/wire/promo-codes.ts";
import { Button } from "@/components/ui/button.tsx";
import { formRules } from "@/lib/use-form.ts";
import { codeTexts } from "../../admin-texts.ts";
import { createPromoCode } from "../../api/promo-codes.ts";
import { useAdminMutation } from "../../use-admin-mutation.ts";
import { useSavedForm } from "../../use-saved-form.ts";
import { showInvalidCode, type CodeValues } from "../../code-form.ts";
import { CodeFields } from "./code-fields.tsx";
import { SectionHeading } from "../section-heading.tsx";

const emptyCode: CodeValues = { code: "", days: String(promoCodeDaysDefault) };

export function CodeForm() {
  const creating = useAdminMutation({
    send: createPromoCode,
    refetch: ["promo-codes"],
    done: (created) => ({ title: codeTexts.created, description: codeTexts.createdHint(created.code) }),
    failed: codeTexts.createFailed,
  });

  const form = useSavedForm("code", {
    initial: emptyCode,
    rules: async () => formRules<CodeValues, PromoCodeRequest>(promoCodeRequest, create),
    onInvalid: showInvalidCode,
  });

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
      <SectionHeading title={codeTexts.formTitle} hint={codeTexts.formHint} />
      <CodeFields form={form} />
      <Button type="submit" loading={form.submitting} className="justify-self-start">
        {codeTexts.create}
      </Button>
    </form>
  );
}
