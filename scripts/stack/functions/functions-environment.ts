import type { Keys } from "../keys.ts";
import { mailIntakePath } from "../mail/mail-intake.ts";
import type { Settings } from "../settings.ts";

/** The environment of the functions, with the names that Supabase's own runtime or `supabase secrets` sets. */
export function functionsEnvironment(
  settings: Settings,
  keys: Keys,
  { siteUrl, apiPort }: { siteUrl: string; apiPort: number },
): Record<string, string> {
  return {
    // Required only where a setting says so: nobody has set up an app for the administrator of the demo content.
    ADMIN_MFA: "off",
    ...settings.functionsEnv,
    SUPABASE_URL: `http://127.0.0.1:${apiPort}`,
    // The address at which a browser reaches Supabase; on a hosted project the same as SUPABASE_URL.
    SUPABASE_PUBLIC_URL: siteUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SITE_URL: siteUrl,
    FORWARD_CLIENT_ADDRESS: "true",
    ADMIN_EMAIL: settings.adminEmail,
    ADDRESS_HASH_SECRET: keys.addressHashSecret,
    CRON_SECRET: keys.cronSecret,
    REALTIME_JWT_SECRET: keys.jwtSecret,
    MAILBOX_URL: `http://127.0.0.1:${apiPort}${mailIntakePath}`,
    MAIL_MODE: settings.smtp ? "smtp" : "mailbox",
    SOCIAL_PROVIDERS: Object.keys(settings.social).join(","),
  };
}
