import * as z from "zod/mini";
import { accountMessages, loginRequest, newPassword, registerRequest } from "@contract/wire/accounts.ts";

// Compared even while other fields are wrong, so that all messages stand at once.
const always = () => true;

/** Sign-up as the page asks it: the request and a second typing of the password, which is not sent. */
export const signUpForm = z.extend(registerRequest, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: accountMessages.confirm,
    when: always,
  }),
);

export const newPasswordForm = z.object({ newPassword, confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: accountMessages.confirm,
    when: always,
  }),
);

export const loginForm = loginRequest;
