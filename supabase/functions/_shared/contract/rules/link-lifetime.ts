/**
 * How long a mailed link works: to confirm an address, to set a password and to become an administrator. Equals
 * `otp_expiry` of `supabase/config.toml`, and `lifetime` in the SQL functions that check links.
 */
export const linkLifetimeSeconds = 3_600;

/** The same in the words of the mails and pages: "The link works for one hour." */
export const linkLifetime = "one hour";
