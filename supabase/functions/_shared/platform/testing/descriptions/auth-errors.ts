/** Where each statement about Auth was read. */
export const authSource = (file: string) =>
  `https://github.com/supabase/auth/blob/bc32168e13fdc928c98b449fc76bc3fdb9a293c5/${file}`;

/** A refusal of Auth. */
export interface AuthError {
  statuses: readonly number[];
  /** Names of the calls that can be refused with it; `all` for every one. */
  calls: readonly string[] | "all" | "person";
  source: string;
}

const error = (status: number | readonly number[], calls: AuthError["calls"], file: string): AuthError => ({
  statuses: [status].flat(),
  calls,
  source: authSource(`internal/api/${file}`),
});

const newPassword = ["sign up", "change the user"] as const;
const mails = ["sign up", "send a recovery mail"] as const;

/**
 * The error codes of Auth that our calls can meet, as far as we match on them, show something for them or have a test
 * about them. `person`: every call with a person's token.
 */
export const authErrors: Readonly<Record<string, AuthError>> = {
  invalid_credentials: error(400, ["sign in"], "token.go#L104"),
  email_not_confirmed: error(400, ["sign in"], "token.go#L182"),
  user_banned: error([400, 403], "all", "token.go#L121"),
  user_already_exists: error(422, ["sign up"], "signup.go#L294"),
  email_exists: error(422, ["sign up", "make a user", "make a link without a mail"], "admin.go#L417"),
  weak_password: error(422, newPassword, "errors.go#L107"),
  same_password: error(422, ["change the user"], "user.go#L197"),
  current_password_invalid: error(400, ["change the user"], "user.go#L184"),
  current_password_required: error(400, ["change the user"], "user.go#L177"),
  signup_disabled: error(422, ["sign up"], "signup.go#L116"),
  email_provider_disabled: error([400, 422], ["sign up", "sign in"], "signup.go#L143"),
  email_address_invalid: error(400, mails, "mail.go#L925"),
  email_address_not_authorized: error(400, mails, "mail.go#L774"),
  validation_failed: error([400, 422], "all", "apierrors/errorcode.go#L12"),
  otp_expired: error(403, ["use a recovery link", "use a confirmation link"], "verify.go#L664"),
  refresh_token_not_found: error(400, ["refresh"], "../tokens/service.go#L210"),
  refresh_token_already_used: error(400, ["refresh"], "../tokens/service.go#L401"),
  no_authorization: error([401, 403], "person", "auth.go#L77"),
  bad_jwt: error([400, 403], "person", "auth.go#L112"),
  session_not_found: error([400, 403], "all", "auth.go#L155"),
  session_expired: error([400, 403], "all", "middleware.go#L218"),
  user_not_found: error([403, 404], "all", "auth.go#L139"),
  insufficient_aal: error([401, 403, 422], "person", "user.go#L108"),
  flow_state_not_found: error(404, ["finish a social sign-in"], "token.go#L237"),
  flow_state_expired: error(422, ["finish a social sign-in"], "token.go#L242"),
  bad_code_verifier: error(400, ["finish a social sign-in"], "token.go#L250"),
  mfa_totp_enroll_not_enabled: error(422, ["enroll a factor"], "mfa.go#L328"),
  too_many_enrolled_mfa_factors: error(422, ["enroll a factor"], "mfa.go#L123"),
  mfa_factor_name_conflict: error(422, ["enroll a factor"], "mfa.go#L113"),
  mfa_factor_not_found: error([404, 422], "person", "mfa.go#L547"),
  mfa_verification_failed: error(422, ["verify a factor"], "mfa.go#L656"),
  mfa_challenge_expired: error(422, ["verify a factor"], "mfa.go#L560"),
  mfa_totp_verify_not_enabled: error(422, ["verify a factor", "challenge a factor"], "mfa.go#L580"),
  captcha_failed: error(400, ["sign up", "sign in", "send a recovery mail"], "middleware.go#L259"),
  // Neither has a Retry-After: how long to wait is for us to say.
  over_request_rate_limit: error(429, "all", "middleware.go#L117"),
  over_email_send_rate_limit: error(429, mails, "mail.go#L725"),
  unexpected_failure: error(500, "all", "errors.go#L212"),
  request_timeout: error(504, "all", "middleware.go#L579"),
};
