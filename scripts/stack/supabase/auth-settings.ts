import type { SupabaseConfig } from "../../command/supabase-config.ts";

/** How often the auth server may be asked. Supabase's own numbers are in its docs, "Rate limits". */
export interface AuthLimits {
  /** Sign-ups, recovery mails and codes, each in 5 minutes and per network address. */
  signUps: number;
  /** Sign-ins by password and refreshes, in 5 minutes and per network address. */
  tokens: number;
  /** Mailed links and codes that are used, in 5 minutes and per network address. */
  verifications: number;
  /** Mails an hour, all together. */
  mails: number;
  /** Milliseconds between two mails of one kind to one person. */
  mailPauseMs: number;
}

/** The settings of the auth server that protect it from being asked too often or by machines. */
export interface AuthSettings {
  /** An address must be confirmed before its owner can sign in. */
  confirmations: boolean;
  /** Whoever shows no secret key has to solve a captcha. */
  captcha: boolean;
  /** Null: none. */
  limits: AuthLimits | null;
}

const durationInSeconds = /^(\d+)s$/;

/**
 * The settings that a deployment pushes, for the local auth server.
 * @throws Error naming a limit that `supabase/config.toml` lacks
 */
export function authSettings(config: SupabaseConfig): AuthSettings {
  const limit = (name: string): number => {
    const value = config.get("auth.rate_limit")?.get(name);
    if (typeof value !== "number") throw new Error(`supabase/config.toml: [auth.rate_limit] ${name} is missing.`);
    return value;
  };
  const [, seconds] = durationInSeconds.exec(String(config.get("auth.email")?.get("max_frequency"))) ?? [];
  if (seconds === undefined)
    throw new Error('supabase/config.toml: [auth.email] max_frequency must be seconds, such as "60s".');
  return {
    confirmations: config.get("auth.email")?.get("enable_confirmations") === true,
    captcha: config.get("auth.captcha")?.get("enabled") === true,
    limits: {
      signUps: limit("sign_in_sign_ups"),
      tokens: limit("token_refresh"),
      verifications: limit("token_verifications"),
      mails: limit("email_sent"),
      mailPauseMs: Number(seconds) * 1000,
    },
  };
}
