import * as z from "zod/mini";
import type { Form } from "@/lib/use-form.ts";
import { accountMessages, loginRequest, newPassword, registerRequest } from "@contract/accounts.ts";

// Compared even while other fields are wrong, so that all messages stand at once.
const always = () => true;

/** Sign-up as the page asks it: the request and a second typing of the password, which is not sent. */
export const signUpForm = z.extend(registerRequest, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, { path: ["confirmPassword"], error: accountMessages.confirm, when: always }),
);

export const newPasswordForm = z.object({ newPassword, confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, { path: ["confirmPassword"], error: accountMessages.confirm, when: always }),
);

export const loginForm = loginRequest;

/** What both tabs of /auth hold together, so that switching keeps what was typed. */
export interface AuthValues {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

export const emptyAuthValues: AuthValues = { username: "", email: "", password: "", confirmPassword: "", termsAccepted: false };

export type AuthForm = Form<AuthValues>;
