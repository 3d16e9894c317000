import { functionNames } from "./checks.ts";
import type { Project } from "./management-api.ts";
import { secretPairs, type DeploySettings } from "./settings.ts";

/**
 * What a deployment would do, as a person reads it before they agree. It has the names of secrets, never their values.
 * @param project null if it was not asked
 */
export function plan(settings: DeploySettings, project: Project | null): string {
  const secrets = secretPairs(settings).map((pair) => pair.split("=")[0]);
  const about = project === null ? "" : ` (${project.name}, ${project.region}, PostgreSQL ${project.postgres})`;
  return [
    "",
    `Project   ${settings.SUPABASE_PROJECT_REF}${about}`,
    `Page      ${settings.SITE_URL}, published ${hostText(settings)}`,
    `Functions ${functionNames().join(", ")}`,
    `Secrets   ${secrets.join(", ")}`,
    `Writer    ${settings.OPENAI_API_KEY ? "model" : "built-in (OPENAI_API_KEY is not set)"}`,
    `Payments  ${paymentsText(settings.STRIPE_SECRET_KEY)}`,
  ].join("\n");
}

function hostText(settings: DeploySettings): string {
  if (settings.NETLIFY_AUTH_TOKEN) return `on Netlify (site ${settings.NETLIFY_SITE_ID})`;
  if (settings.VERCEL_TOKEN) return `on Vercel (project ${settings.VERCEL_PROJECT})`;
  return "by you (no token of a static host is set)";
}

function paymentsText(key: string | undefined): string {
  if (!key) return "off (STRIPE_SECRET_KEY is not set)";
  return key.includes("_live_") ? "live" : "test mode: no real card is charged";
}
