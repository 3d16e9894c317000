import { writeFileSync } from "node:fs";
import { parseDsn } from "../../supabase/functions/_shared/contract/wire/error-report.ts";
import { prerenderedPages } from "../site/prerendered.ts";
import type { DeploySettings } from "./settings.ts";
import { headersFile, redirectsFile, vercelFile, type Host } from "./static-host.ts";

/**
 * Writes the rewrites and headers of the static host into the folder that is published.
 * @param region of the project, if it is known
 */
export function writeHostFiles(page: string, settings: DeploySettings, region?: string): void {
  writeHostRules(page, {
    projectRef: settings.SUPABASE_PROJECT_REF,
    siteUrl: settings.SITE_URL,
    stripe: settings.STRIPE_SECRET_KEY !== undefined,
    signed: settings.ORIGIN_SECRET !== undefined,
    errorTrackingOrigin: parseDsn(settings.ERROR_TRACKING_DSN ?? "")?.origin,
    region,
  });
}

/** Writes the rules of one host in the forms that Netlify and Vercel read. @param page the built page */
export function writeHostRules(page: string, host: Host): void {
  const whole = { ...host, pages: prerenderedPages(page) };
  writeFileSync(`${page}/_redirects`, redirectsFile(whole));
  writeFileSync(`${page}/_headers`, headersFile(whole));
  writeFileSync(`${page}/vercel.json`, vercelFile(whole));
}
