import { Button } from "@/components/ui/button.tsx";
import { Field } from "@/components/ui/field.tsx";
import { Input } from "@/components/ui/input.tsx";
import type { AuthForm } from "../auth-values.ts";
import { PasswordInput } from "@/components/password-input.tsx";
import { TermsField } from "./terms-field.tsx";

export function SignUpForm({ form }: { form: AuthForm }) {
  const { values, errors, submitting, setValue, formProps } = form;
  return (
    <form {...formProps} aria-label="Sign Up" className="flex flex-col gap-4">
      <Field label="Username" error={errors.username}>
        {(control) => (
          <Input
            {...control}
            name="username"
            autoComplete="nickname"
            required
            value={values.username}
            onChange={(event) => setValue("username", event.currentTarget.value)}
          />
        )}
      </Field>
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
      <Field label="Password" error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            required
            value={values.password}
            onChange={(event) => setValue("password", event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmPassword"
            autoComplete="new-password"
            required
            value={values.confirmPassword}
            onChange={(event) => setValue("confirmPassword", event.currentTarget.value)}
          />
        )}
      </Field>
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
