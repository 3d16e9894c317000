import * as z from "zod/mini";
import {
  emailLengthMax,
  newPasswordLengthMin,
  passwordLengthMax,
  passwordLengthMin,
  usernameLengthMax,
  usernameLengthMin,
} from "../rules/text-lengths.ts";
import { hasLink } from "../rules/web-links.ts";
import { oneTimeCode, secondFactorState } from "./second-factor.ts";
import { fitsBytes, storable, visibleLine } from "./text.ts";

/** Validation messages of the sign-in, sign-up and password reset forms. */
export const accountMessages = {
  email: "Please enter a valid email address",
  password: "Password must be at least 6 characters",
  /** The auth server may require more than our own rules. */
  passwordWeak: "Please choose a stronger password.",
  passwordNeedsOperator:
    "This account signs in with a second step that cannot be entered here, so only the operator can change its password. It was not changed.",
  passwordLong: "Password must be at most 72 characters, where accented letters and emoji count as 2 to 4",
  terms: "You must accept the terms and conditions to continue",
  username: "Username must be at least 3 characters",
  usernameLong: "Username must be at most 40 characters",
  usernameLink: "Username must not contain a web address",
  confirm: "Passwords do not match",
  newPasswordLength: "Password must be at least 8 characters",
  newPasswordUppercase: "Password must contain at least one uppercase letter",
  newPasswordDigit: "Password must contain at least one number",
  token: "This link is invalid or has expired. Please request a new one.",
  invalidCredentials: "Invalid email or password",
  emailTaken: "An account with this email address already exists. Please log in instead.",
  usernameTaken: "This username is already taken. Please choose another one.",
  resetSent: "If an account exists for this email address, we have sent instructions to reset the password.",
  confirmationSent:
    "Your account has been created. Please confirm your email address with the link that we have sent you.",
  confirmationMissing:
    "Please confirm your email address with the link that we have sent you. If it has expired, request a reset link, which confirms the address as well.",
  signedOut: "You have been logged out successfully",
  tokenValid: "This link is valid.",
  passwordReset: "Your password has been reset. Please log in with the new one.",
} as const;

const email = z
  .string({ error: accountMessages.email })
  .check(z.trim(), z.toLowerCase(), z.maxLength(emailLengthMax, accountMessages.email), z.email(accountMessages.email));
const password = z
  .string({ error: accountMessages.password })
  .check(
    z.minLength(passwordLengthMin, accountMessages.password),
    fitsBytes(passwordLengthMax, accountMessages.passwordLong),
  );
const termsAccepted = z.literal(true, { error: accountMessages.terms });

export const username = z.string({ error: accountMessages.username }).check(
  storable(),
  visibleLine(),
  z.minLength(usernameLengthMin, accountMessages.username),
  z.maxLength(usernameLengthMax, accountMessages.usernameLong),
  z.refine((name) => !hasLink(name), accountMessages.usernameLink),
);

/** The stricter rule for reset and change. */
export const newPassword = z
  .string({ error: accountMessages.newPasswordLength })
  .check(
    z.minLength(newPasswordLengthMin, accountMessages.newPasswordLength),
    fitsBytes(passwordLengthMax, accountMessages.passwordLong),
    z.regex(/\p{Lu}/u, accountMessages.newPasswordUppercase),
    z.regex(/\d/, accountMessages.newPasswordDigit),
  );

export const loginRequest = z.object({ email, password, termsAccepted });
export type LoginRequest = z.infer<typeof loginRequest>;

export const registerRequest = z.object({ username, email, password, termsAccepted });
export type RegisterRequest = z.infer<typeof registerRequest>;

export const forgotPasswordRequest = z.object({ email });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

/** The token of a mailed link: a hash in visible ASCII characters. */
const token = z
  .string({ error: accountMessages.token })
  .check(z.regex(/^[\x21-\x7e]+$/, accountMessages.token), z.maxLength(512, accountMessages.token));

export const confirmEmailRequest = z.object({ token });
export const verifyResetTokenRequest = z.object({ token });
/** @property code of the account's authenticator app, if it has one */
export const resetPasswordRequest = z.object({ token, newPassword, code: z.optional(oneTimeCode) });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

const sessionMessage = "The sign-in did not complete. Please try again.";
const sessionToken = z
  .string({ error: sessionMessage })
  .check(z.minLength(1, sessionMessage), z.maxLength(8192, sessionMessage));

/** `POST /api/session`: the tokens that the page received from a social sign-in. The API then keeps them in cookies. */
export const sessionRequest = z.object({ accessToken: sessionToken, refreshToken: sessionToken });
export type SessionRequest = z.infer<typeof sessionRequest>;

/** The daily quota. `limit` is null if there is none; `resetsAt` is the next UTC midnight. */
export const usage = z.object({ used: z.number(), limit: z.nullable(z.number()), resetsAt: z.string() });
export type Usage = z.infer<typeof usage>;

/**
 * The signed-in person. `isPremium` is the billing state (Active). Every access check uses `premiumAccess`, which also
 * covers a cancelled subscription until its end and a promo code.
 */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  premiumAccess: z.boolean(),
  premiumUntil: z.nullable(z.string()),
  usageCount: z.number(),
  usage,
  stripeSubscriptionId: z.nullable(z.string()),
  stripeCustomerId: z.nullable(z.string()),
  isAdmin: z.boolean(),
  /** Only for administrators, if a second factor is required; see `secondFactorState`. */
  secondFactor: z.optional(secondFactorState),
});
export type User = z.infer<typeof user>;

/** The response of endpoints that only report success. */
export const ok = z.object({ message: z.string() });
export type Ok = z.infer<typeof ok>;
