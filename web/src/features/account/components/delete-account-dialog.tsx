import {
  accountDeletionForm,
  accountSettingsMessages,
  type AccountDeletionForm,
} from "@contract/wire/account-settings.ts";
import { PasswordField, TextField } from "@/components/form-field.tsx";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { logout } from "@/lib/logout.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, useForm } from "@/lib/use-form.ts";
import { accountTexts } from "../account-texts.ts";
import { deleteAccount } from "../api/delete-account.ts";

interface DeletionValues {
  confirmation: string;
  password: string;
}

/**
 * Deletes the account after the word and the password were entered. A failure closes the dialog; after a success, the
 * notification stays after the logout.
 */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<DeletionValues>({
    initial: { confirmation: "", password: "" },
    rules: async () => formRules<DeletionValues, AccountDeletionForm>(accountDeletionForm, send),
  });

  async function send({ password }: AccountDeletionForm) {
    try {
      await deleteAccount({ password });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({
        title: accountTexts.deletionFailed,
        description: readableError(error, accountTexts.deletionFailed),
        variant: "destructive",
      });
      onClose();
      return;
    }
    toast({ title: accountSettingsMessages.accountDeleted });
    await logout({ silent: true });
  }

  return (
    <AlertDialog
      open
      onClose={() => {
        if (!form.submitting) onClose();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{accountTexts.deletionQuestion}</AlertDialogTitle>
        <AlertDialogDescription>{accountTexts.deletionText}</AlertDialogDescription>
        <form {...form.formProps} aria-label={accountTexts.dangerTitle} className="flex flex-col gap-4">
          <TextField
            form={form}
            name="confirmation"
            label={accountTexts.deletionWordLabel}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <PasswordField
            form={form}
            name="password"
            label={accountTexts.deletionPasswordLabel}
            autoComplete="current-password"
          />
          <AlertDialogFooter>
            <AlertDialogCancel asChild>
              <Button variant="ghost">{accountTexts.keepAccount}</Button>
            </AlertDialogCancel>
            <Button type="submit" variant="danger" loading={form.submitting}>
              {accountTexts.dangerTitle}
            </Button>
          </AlertDialogFooter>
        </form>
      </AlertDialogContent>
    </AlertDialog>
  );
}
