import * as z from "zod/mini";
import { accountMessages, loginRequest, newPassword, registerRequest } from "@contract/wire/accounts.ts";

// Compared even if other fields are invalid, so that all messages appear at once.
const always = () => true;

/** The sign-up form: the request and the password's confirmation, which is not sent. */
export const signUpForm = z.extend(registerRequest, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: accountMessages.confirm,
    when: always,
  }),
);

export const newPasswordForm = z.object({ newPassword, confirmPassword: z.string(), code: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: accountMessages.confirm,
    when: always,
  }),
);

export const loginForm = loginRequest;
