import { newPasswordLengthMin } from "@contract/rules/text-lengths.ts";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { CodeField } from "@/components/code-field.tsx";
import { PasswordField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { resetPassword } from "../api/reset-password.ts";
import { newPasswordForm } from "../auth-forms.ts";
import { authTexts } from "../auth-texts.ts";
import { NoticeCard } from "@/components/notice-card.tsx";

interface NewPasswordValues {
  newPassword: string;
  confirmPassword: string;
  code: string;
}

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  /** Called for errors that do not belong to a field. */
  onFailed: (error: ApiError) => void;
}

export function NewPasswordForm({ token, onDone, onFailed }: NewPasswordFormProps) {
  const form = useForm<NewPasswordValues>({
    initial: { newPassword: "", confirmPassword: "", code: "" },
    rules: async () => formRules<NewPasswordValues, NewPasswordValues>(newPasswordForm, send),
  });

  /** Only accounts with an authenticator app need a code, and the server says so. */
  const [asksForCode, setAsksForCode] = useState(false);

  async function send({ newPassword, code }: NewPasswordValues) {
    try {
      await resetPassword({ token, newPassword, ...(code !== "" && { code }) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: authTexts.resetFailed, description: error.readable || undefined, variant: "destructive" });
      if (error.fields.code) setAsksForCode(true);
      else if (!error.fields.newPassword) onFailed(error);
      return error.fields;
    }
  }

  return (
    <NoticeCard icon={<KeyRound className="size-6" />} title="Set a new password" takesFocus>
      <form {...form.formProps} aria-label="Set a new password" className="flex flex-col gap-4">
        <PasswordField
          form={form}
          name="newPassword"
          label="New password"
          description={`At least ${newPasswordLengthMin} characters, with an uppercase letter and a number.`}
          autoComplete="new-password"
        />
        <PasswordField form={form} name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
        {asksForCode && (
          <CodeField
            value={form.values.code}
            error={form.errors.code}
            takesFocus
            onChange={(code) => {
              form.setValue("code", code);
            }}
          />
        )}
        <Button type="submit" loading={form.submitting} className="mt-1 w-full">
          Reset password
        </Button>
      </form>
    </NoticeCard>
  );
}
