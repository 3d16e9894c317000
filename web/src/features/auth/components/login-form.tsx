import { Link } from "@/components/link.tsx";
import { EmailField, PasswordField } from "@/components/form-field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { paths } from "@/lib/paths.ts";
import type { AuthForm } from "../auth-values.ts";
import { TermsField } from "./terms-field.tsx";

export function LoginForm({ form }: { form: AuthForm }) {
  const { values, errors, submitting, setValue, formProps } = form;
  return (
    <form {...formProps} aria-label="Login" className="flex flex-col gap-4">
      <EmailField form={form} autoComplete="username" />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        aside={
          <Link
            to={paths.forgotPassword}
            className="text-sm font-medium text-primary-text underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        }
      />
      <TermsField
        checked={values.termsAccepted}
        onChange={(checked) => setValue("termsAccepted", checked)}
        error={errors.termsAccepted}
      />
      <Button type="submit" loading={submitting} className="mt-1 w-full">
        Login
      </Button>
    </form>
  );
}
