import { promoCodeRequest, type PromoCode, type PromoCodeRequest } from "@contract/wire/promo-codes.ts";
import { ApiError } from "@/lib/api-client.ts";
import { formRules } from "@/lib/use-form.ts";
import { useNow } from "@/lib/use-now.ts";
import { codeTexts } from "../../admin-texts.ts";
import { updatePromoCode } from "../../api/promo-codes.ts";
import { codeValues, describeEnd, showInvalidCode, type CodeValues } from "../../code-form.ts";
import { localDay } from "../../local-time.ts";
import { isNotFound, useAdminMutation } from "../../use-admin-mutation.ts";
import { useEditedForm } from "../../use-edited-form.ts";
import { EditDialog } from "../edit-dialog.tsx";
import { CodeFields } from "./code-fields.tsx";

/** Edits a code that nobody has used. If somebody uses it meanwhile, the dialog says so and closes. */
export function CodeEditDialog({ code, onClose }: { code: PromoCode; onClose: () => void }) {
  const updating = useAdminMutation({
    send: (request: PromoCodeRequest) => updatePromoCode(code.id, request),
    refetch: ["promo-codes"],
    done: (updated) => ({ title: codeTexts.updated, description: updated.code }),
    failed: codeTexts.updateFailed,
  });
  const form = useEditedForm<CodeValues>(`code-${code.id}`, {
    initial: codeValues(code),
    rules: async () => formRules<CodeValues, PromoCodeRequest>(promoCodeRequest, save),
    onInvalid: showInvalidCode,
    pending: updating.isPending,
    onClose,
  });
  // The time at which the dialog was opened is enough for a limit of days.
  const now = useNow(60_000);

  async function save(request: PromoCodeRequest) {
    try {
      await updating.mutateAsync(request);
      form.finish();
    } catch (error) {
      // The failure was shown by the mutation.
      if (!(error instanceof ApiError)) throw error;
      if (isNotFound(error) || error.code === "promo_code_used") form.finish();
      return error.fields;
    }
  }

  return (
    <EditDialog
      form={form}
      title={codeTexts.editTitle}
      hint={codeTexts.editHint(localDay(code.createdAt))}
      submit={codeTexts.editSave}
      saving={updating.isPending}
      gap="gap-5"
    >
      <CodeFields form={form} daysHint={describeEnd(code.createdAt, form.values.days, now)} />
    </EditDialog>
  );
}
