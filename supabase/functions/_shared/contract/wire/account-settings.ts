import * as z from "zod/mini";
import { newPassword, username } from "./accounts.ts";
import { passwordLengthMax } from "../rules/text-lengths.ts";
import { oneTimeCode } from "./second-factor.ts";
import { fitsBytes, visibleLine } from "./text.ts";

/** Validation messages, and titles of notifications, for changes to an account. */
export const accountSettingsMessages = {
  usernameEmpty: "Username cannot be empty.",
  usernameUpdated: "Username updated",
  currentPasswordMissing: "Please enter your current password.",
  currentPasswordWrong: "The current password is not correct.",
  newPasswordMissing: "Please enter a new password.",
  newPasswordDiffers: "New password and confirmation don't match.",
  passwordUpdated: "Password updated",
  deletionWord: 'Please type "DELETE" to confirm account deletion.',
  deletionPasswordMissing: "Please enter your password to confirm account deletion.",
  deletionPasswordWrong: "The password is not correct. Your account was not deleted.",
  accountDeleted: "Account deleted",
} as const;

/** The word that a person types to confirm the deletion of the account. */
const deletionWord = "DELETE";

export const usernameRequest = z.object({
  username: z.pipe(
    z
      .string({ error: accountSettingsMessages.usernameEmpty })
      .check(visibleLine(), z.minLength(1, accountSettingsMessages.usernameEmpty)),
    username,
  ),
});
export type UsernameRequest = z.infer<typeof usernameRequest>;

/** A password that is compared, never stored. A password that is too long for the auth server cannot be correct. */
const knownPassword = (missing: string, wrong: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), fitsBytes(passwordLengthMax, wrong));

export const passwordRequest = z.object({
  currentPassword: knownPassword(
    accountSettingsMessages.currentPasswordMissing,
    accountSettingsMessages.currentPasswordWrong,
  ),
  newPassword: z.pipe(
    z
      .string({ error: accountSettingsMessages.newPasswordMissing })
      .check(z.minLength(1, accountSettingsMessages.newPasswordMissing)),
    newPassword,
  ),
  /** Of the account's authenticator app, if it has one. */
  code: z.optional(oneTimeCode),
});
export type PasswordRequest = z.infer<typeof passwordRequest>;

/**
 * What the form checks: that both passwords are there, and that the confirmation, which is not sent, matches. The server
 * decides whether the new password is strong enough and whether it needs a code, and its sentence appears at the field.
 */
export const passwordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, accountSettingsMessages.currentPasswordMissing)),
    newPassword: z.string().check(z.minLength(1, accountSettingsMessages.newPasswordMissing)),
    confirmPassword: z.string(),
    code: z.string(),
  })
  .check(
    z.refine((form: { newPassword: string; confirmPassword: string }) => form.newPassword === form.confirmPassword, {
      error: accountSettingsMessages.newPasswordDiffers,
      path: ["confirmPassword"],
    }),
  );
export type PasswordForm = z.infer<typeof passwordForm>;

export const accountDeletionRequest = z.object({
  password: knownPassword(
    accountSettingsMessages.deletionPasswordMissing,
    accountSettingsMessages.deletionPasswordWrong,
  ),
});
export type AccountDeletionRequest = z.infer<typeof accountDeletionRequest>;

/** A rule of the form only: the word is not sent. */
export const accountDeletionForm = z.extend(accountDeletionRequest, {
  confirmation: z.literal(deletionWord, { error: accountSettingsMessages.deletionWord }),
});
export type AccountDeletionForm = z.infer<typeof accountDeletionForm>;
