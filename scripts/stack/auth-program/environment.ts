import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { AuthSettings } from "../supabase/auth-settings.ts";
import type { SupabaseOptions } from "../supabase/supabase-options.ts";

export interface AuthProgramParts {
  /** Of the role supabase_auth_admin. */
  databaseUrl: string;
  port: number;
  /** Where the program hands in its mail, and where it finds the templates. */
  mail: { host: string; port: number; user?: string | undefined; password?: string | undefined; from: string };
  templatesUrl: string;
  auth: AuthSettings;
}

/** So many that nobody reaches it: the program has no word for "none". */
const unlimited = 1_000_000;

/** The header that names the address by which a call is counted, set by the gateway. */
export const countedAddressHeader = "x-caption-kite-address";

/** The settings of supabase/config.toml and of the stack, by the names under which the program reads them. */
export function authProgramEnvironment(
  { keys, siteUrl, social }: Pick<SupabaseOptions, "keys" | "siteUrl" | "social">,
  { databaseUrl, port, mail, templatesUrl, auth }: AuthProgramParts,
): Record<string, string> {
  const { limits } = auth;
  const callback = `${siteUrl}${authPath}/callback`;
  return {
    API_EXTERNAL_URL: `${siteUrl}${authPath}`,
    GOTRUE_API_HOST: "127.0.0.1",
    PORT: String(port),
    GOTRUE_DB_DRIVER: "postgres",
    DATABASE_URL: databaseUrl,
    DB_NAMESPACE: "auth",
    GOTRUE_LOG_LEVEL: "error",
    GOTRUE_SITE_URL: siteUrl,
    GOTRUE_URI_ALLOW_LIST: `${siteUrl}/**`,
    GOTRUE_JWT_SECRET: keys.jwtSecret,
    GOTRUE_JWT_EXP: "3600",
    GOTRUE_JWT_AUD: "authenticated",
    GOTRUE_JWT_DEFAULT_GROUP_NAME: "authenticated",
    GOTRUE_JWT_ADMIN_ROLES: "service_role",
    GOTRUE_EXTERNAL_EMAIL_ENABLED: "true",
    GOTRUE_EXTERNAL_PHONE_ENABLED: "false",
    GOTRUE_PASSWORD_MIN_LENGTH: "6",
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: "true",
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "10",
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: "true",
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "true",
    GOTRUE_MAILER_AUTOCONFIRM: String(!auth.confirmations),
    GOTRUE_MAILER_OTP_LENGTH: "10",
    GOTRUE_MAILER_OTP_EXP: "3600",
    GOTRUE_MAILER_SUBJECTS_RECOVERY: "Reset your Caption Kite password",
    GOTRUE_MAILER_SUBJECTS_CONFIRMATION: "Confirm your email address",
    GOTRUE_MAILER_TEMPLATES_RECOVERY: `${templatesUrl}/recovery.html`,
    GOTRUE_MAILER_TEMPLATES_CONFIRMATION: `${templatesUrl}/confirmation.html`,
    GOTRUE_SMTP_HOST: mail.host,
    GOTRUE_SMTP_PORT: String(mail.port),
    ...(mail.user && { GOTRUE_SMTP_USER: mail.user }),
    ...(mail.password && { GOTRUE_SMTP_PASS: mail.password }),
    GOTRUE_SMTP_ADMIN_EMAIL: mail.from,
    GOTRUE_SMTP_MAX_FREQUENCY: limits ? `${limits.mailPauseMs}ms` : "1ns",
    GOTRUE_RATE_LIMIT_EMAIL_SENT: String(limits?.mails ?? unlimited),
    // Without the header, nothing is counted by address.
    ...(limits && {
      GOTRUE_RATE_LIMIT_HEADER: countedAddressHeader,
      GOTRUE_RATE_LIMIT_OTP: String(limits.signUps),
      GOTRUE_RATE_LIMIT_TOKEN_REFRESH: String(limits.tokens),
      GOTRUE_RATE_LIMIT_VERIFY: String(limits.verifications),
    }),
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: "true",
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: "true",
    ...(auth.captcha && {
      GOTRUE_SECURITY_CAPTCHA_ENABLED: "true",
      GOTRUE_SECURITY_CAPTCHA_PROVIDER: "turnstile",
      // Cannot be solved here, as in the stand-in.
      GOTRUE_SECURITY_CAPTCHA_SECRET: "local",
    }),
    ...Object.fromEntries(
      Object.entries(social).flatMap(([name, { clientId, secret }]) => {
        const prefix = `GOTRUE_EXTERNAL_${name.toUpperCase()}`;
        return [
          [`${prefix}_ENABLED`, "true"],
          [`${prefix}_CLIENT_ID`, clientId],
          [`${prefix}_SECRET`, secret],
          [`${prefix}_REDIRECT_URI`, callback],
        ];
      }),
    ),
  };
}
