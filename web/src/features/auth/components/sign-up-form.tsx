import { EmailField, PasswordField, TextField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import type { AuthForm } from "../auth-values.ts";
import { TermsField } from "./terms-field.tsx";

export function SignUpForm({ form }: { form: AuthForm }) {
  const { values, errors, submitting, setValue, formProps } = form;
  return (
    <form {...formProps} aria-label="Sign Up" className="flex flex-col gap-4">
      <TextField form={form} name="username" label="Username" autoComplete="nickname" required />
      <EmailField form={form} autoComplete="username" />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <PasswordField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <TermsField
        checked={values.termsAccepted}
        onChange={(checked) => setValue("termsAccepted", checked)}
        error={errors.termsAccepted}
      />
      <Button type="submit" loading={submitting} className="mt-1 w-full">
        Create account
      </Button>
    </form>
  );
}
