import type { DeploySettings } from "./settings.ts";

/** A text of TOML, in quotation marks. JSON's escapes are a part of TOML's. */
const quoted = (text: string): string => JSON.stringify(text);

const typescriptEntrypoint = /^(entrypoint = "\.\/functions\/[a-z-]+\/index)\.ts"$/u;

/**
 * The configuration that is pushed to a hosted project, made of `supabase/config.toml`: the functions are the bundled
 * files, and mail goes through the given server. Passwords stay in the environment (`env(…)`).
 * @param config the text of `supabase/config.toml`
 * @param settings the deployment's settings
 * @throws Error if the text lacks a line that must be replaced
 */
export function hostedConfig(config: string, settings: DeploySettings): string {
  const lines = config
    .split("\n")
    .filter((line) => !line.startsWith("import_map = "))
    .map((line) => line.replace(typescriptEntrypoint, '$1.js"'));
  const text = lines.join("\n");
  const siteUrl = 'site_url = "env(SITE_URL)"';
  if (!text.includes(siteUrl)) throw new Error(`supabase/config.toml: ${siteUrl} is missing.`);
  return [
    text.replace(siteUrl, `site_url = ${quoted(settings.SITE_URL)}`).trimEnd(),
    "",
    "[auth.email.smtp]",
    "enabled = true",
    `host = ${quoted(settings.SMTP_HOST)}`,
    `port = ${Number(settings.SMTP_PORT)}`,
    `user = ${quoted(settings.SMTP_USER)}`,
    'pass = "env(SMTP_PASSWORD)"',
    `admin_email = ${quoted(settings.SMTP_FROM ?? settings.SUPPORT_EMAIL ?? "")}`,
    'sender_name = "Caption Kite"',
    "",
  ].join("\n");
}
