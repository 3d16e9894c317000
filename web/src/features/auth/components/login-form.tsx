import { Link } from "@/components/link.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import { paths } from "@/lib/paths.ts";
import type { AuthForm } from "../auth-values.ts";
import { PasswordInput } from "@/components/password-input.tsx";
import { TermsField } from "./terms-field.tsx";

export function LoginForm({ form }: { form: AuthForm }) {
  const { values, errors, submitting, setValue, formProps } = form;
  return (
    <form {...formProps} aria-label="Login" className="flex flex-col gap-4">
      <Field label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            required
            value={values.email}
            onChange={(event) => setValue("email", event.currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password}
        aside={
          <Link
            to={paths.forgotPassword}
            className="text-sm font-medium text-primary-text underline-offset-4 hover:underline"
          >
            Forgot password?
          </Link>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            value={values.password}
            onChange={(event) => setValue("password", event.currentTarget.value)}
          />
        )}
      </Field>
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
