import * as z from "zod/mini";

/** What an administrator still has to do: set up an app, enter a code, or nothing. */
export const secondFactorState = z.enum(["enroll", "verify", "given"]);
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const secondFactorMessages = {
  required: "Enter the code from your authenticator app to use the admin panel.",
  code: "Please enter the six digits that the app shows.",
  passwordCode: "Please enter the code from your authenticator app.",
  wrongCode: "This code is not correct or has expired. Please enter the one that the app shows now.",
  alreadyEnrolled: "An authenticator app is set up already. Please enter its code.",
  notEnrolled: "Please set up an authenticator app first.",
  notConfigured: "Two-factor sign-in is not in use here.",
  resetCode:
    "The code from the authenticator app was not correct or had expired. Your password was not changed. Please request a new link.",
  notOffered:
    "The auth server of this installation does not offer two-factor sign-in. Its operator can turn it on there, or set ADMIN_MFA=off.",
  removed: "The authenticator app has been removed. Log in again to set up another one.",
} as const;

/** A new authenticator app, which its first code confirms. */
export const secondFactorEnrollment = z.object({
  factorId: z.string(),
  /** An SVG image as a data URL, for an image element. */
  qrCode: z.string().check(z.startsWith("data:image/svg+xml;")),
  /** The same as text, for apps that cannot scan. */
  secret: z.string(),
});
export type SecondFactorEnrollment = z.infer<typeof secondFactorEnrollment>;

/** The six digits that an authenticator app shows, with or without spaces. */
export const oneTimeCode = z.string({ error: secondFactorMessages.code }).check(
  z.overwrite((text) => text.replaceAll(/\s/g, "")),
  z.regex(/^\d{6}$/, secondFactorMessages.code),
);

export const secondFactorVerification = z.object({
  code: oneTimeCode,
  /** The ID of an app that is being set up; without it, the app in use. */
  factorId: z.optional(z.uuid()),
});
export type SecondFactorVerification = z.infer<typeof secondFactorVerification>;
