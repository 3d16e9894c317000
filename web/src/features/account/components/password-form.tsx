import {
  accountSettingsMessages,
  passwordForm,
  type PasswordForm as PasswordValues,
} from "@contract/wire/account-settings.ts";
import { useEffect, useRef, useState } from "react";
import { CodeField } from "@/components/code-field.tsx";
import { PasswordField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { accountTexts } from "../account-texts.ts";
import { changePassword } from "../api/change-password.ts";

interface PasswordFormProps {
  email: string;
  /** Whether to take the focus, because the previous form had it when it was submitted. */
  takesFocus: boolean;
  /** Called after a success. Give the form a new `key` then, so that it contains no password. */
  onChanged: () => void;
}

export function PasswordForm({ email, takesFocus, onChanged }: PasswordFormProps) {
  const form = useForm<PasswordValues>({
    initial: { currentPassword: "", newPassword: "", confirmPassword: "", code: "" },
    rules: async () => formRules(passwordForm, send),
  });
  /** Only accounts with an authenticator app need a code, and the server says so. */
  const [asksForCode, setAsksForCode] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  async function send({ currentPassword, newPassword, code }: PasswordValues) {
    try {
      await changePassword({ currentPassword, newPassword, ...(code !== "" && { code }) });
      toast({ title: accountSettingsMessages.passwordUpdated });
      // The other devices were signed out, and this one has a new session.
      void queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: accountTexts.passwordFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
      if (error.fields.code) setAsksForCode(true);
      return error.fields;
    }
  }

  return (
    <form {...form.formProps} aria-label={accountTexts.changePassword} className="flex flex-col items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-base focus:outline-none">
        {accountTexts.changePassword}
      </h3>
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        form={form}
        name="currentPassword"
        label={accountTexts.currentPassword}
        autoComplete="current-password"
        className="w-full"
      />
      <PasswordField
        form={form}
        name="newPassword"
        label={accountTexts.newPassword}
        description={accountTexts.newPasswordHint}
        autoComplete="new-password"
        className="w-full"
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={accountTexts.confirmPassword}
        autoComplete="new-password"
        className="w-full"
      />
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
      <Button type="submit" variant="outline" loading={form.submitting}>
        {accountTexts.updatePassword}
      </Button>
    </form>
  );
}
