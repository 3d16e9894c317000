import { accountSettingsMessages, usernameRequest, type UsernameRequest } from "@contract/wire/account-settings.ts";
import { TextField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { refreshUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { accountTexts } from "../account-texts.ts";
import { changeUsername } from "../api/change-username.ts";

interface UsernameFormProps {
  /** Also use it as `key`, so that a change on another device resets the form. */
  username: string;
  /** Called after a success. A new form replaces this one, so the focus is lost. */
  onChanged: () => void;
}

export function UsernameForm({ username, onChanged }: UsernameFormProps) {
  const form = useForm<UsernameRequest>({ initial: { username }, rules: async () => formRules(usernameRequest, send) });

  async function send(request: UsernameRequest) {
    try {
      await changeUsername(request);
      await refreshUser();
      toast({ title: accountSettingsMessages.usernameUpdated });
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: accountTexts.usernameFailed,
        description: readableError(error, "Please try again."),
        variant: "destructive",
      });
      return error.fields;
    }
  }

  return (
    <form {...form.formProps} className="flex flex-col items-start gap-3">
      <TextField
        form={form}
        name="username"
        label={accountTexts.username}
        autoComplete="nickname"
        required
        className="w-full"
      />
      <Button
        type="submit"
        variant="outline"
        loading={form.submitting}
        disabled={form.values.username.trim() === username}
      >
        {accountTexts.updateUsername}
      </Button>
    </form>
  );
}
