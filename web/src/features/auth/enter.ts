import { ApiError } from "@/lib/api-client.ts";
import { setUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { formRules, type FieldErrors } from "@/lib/use-form.ts";
import type { User } from "@contract/wire/accounts.ts";
import { login } from "./api/login.ts";
import { register } from "./api/register.ts";
import { loginForm, signUpForm } from "./auth-forms.ts";
import { authTexts } from "./auth-texts.ts";
import type { AuthValues } from "./auth-values.ts";

// In this chunk, so that it is there when a sign-up has succeeded.
export { ConfirmationSent } from "./components/confirmation-sent.tsx";

export const loginRules = formRules<AuthValues, Parameters<typeof login>[0]>(loginForm, (request) =>
  enter(() => login(request), {
    welcome: ({ username }) => authTexts.welcomeBack(username),
    failed: authTexts.loginFailed,
  }),
);

/** @param onUnconfirmed called if the account exists now, but its address must be confirmed with a mailed link */
export const signUpRules = (onUnconfirmed: (email: string) => void) =>
  formRules<AuthValues, Parameters<typeof register>[0]>(signUpForm, (request) =>
    enter(() => register(request), {
      welcome: () => authTexts.registered,
      onUnconfirmed: () => onUnconfirmed(request.email),
      failed: authTexts.registrationFailed,
    }),
  );

interface EnterOptions {
  welcome: (user: User) => string;
  /** Succeeded so far: the person is mailed a link to go on with. */
  onUnconfirmed?: () => void;
  failed: string;
}

async function enter(
  call: () => Promise<User>,
  { welcome, onUnconfirmed, failed }: EnterOptions,
): Promise<FieldErrors<AuthValues> | void> {
  try {
    const user = await call();
    setUser(user);
    toast({ title: welcome(user) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "confirmation_required" && onUnconfirmed) {
      onUnconfirmed();
      return;
    }
    toast({ title: failed, description: error.readable || undefined, variant: "destructive" });
    // Which of the two is wrong is not told; the password is what most people type again.
    return error.code === "invalid_credentials" ? { password: error.readable } : error.fields;
  }
}
