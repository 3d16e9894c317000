import { earlyScriptHash } from "./early-script.ts";
import { preloadScriptHash } from "./preload-script.ts";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";

/** Where browsers report what the policy made them refuse, and the name under which the policy knows it. */
const reportPath = endpoints.reportCspViolation.path;
const reportGroup = "csp";

export interface PagePolicy {
  /** The public origin; live updates connect to it by WebSocket, which not every browser counts as 'self'. */
  siteUrl?: string;
  /** Vite's development client needs inline scripts. */
  development?: boolean;
  /** Where Supabase is reached when that is not the public origin; social sign-in and live updates go there. */
  supabaseUrl?: string;
  /** Where the page reports errors, from `parseDsn`; scheme, host and port. */
  errorTrackingOrigin?: string | undefined;
  /** Payments by Stripe itself: its script, and its frames for card fields and 3-D Secure. */
  stripe?: boolean;
}

/** Source: docs.stripe.com/security/guide, "Content Security Policy", read 2026-11-21. */
const stripeSources = {
  script: " https://js.stripe.com https://*.js.stripe.com",
  frame: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: " https://api.stripe.com",
} as const;
const noSources = { script: "", frame: "", connect: "" } as const;

/**
 * The Content-Security-Policy of every response. Two inline scripts may run: the one at the start of prerendered pages
 * and the one of the shell. Inline styles are allowed: the dialogs' scroll lock writes a style element, and on a page
 * whose only foreign script is Stripe's, styles can come from nobody else.
 */
export function contentSecurityPolicy({
  siteUrl,
  development = false,
  supabaseUrl,
  stripe = false,
  errorTrackingOrigin,
}: PagePolicy = {}): string {
  const payments = stripe ? stripeSources : noSources;
  const socket = (origin: string) => origin.replace(/^http/, "ws");
  const page = siteUrl ? ` ${socket(siteUrl)}` : "";
  const elsewhere = supabaseUrl ? ` ${supabaseUrl} ${socket(supabaseUrl)}` : "";
  const reports = errorTrackingOrigin ? ` ${errorTrackingOrigin}` : "";
  return [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline'" : `${earlyScriptHash} ${preloadScriptHash}`}${payments.script}`,
    `frame-src 'self'${payments.frame}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${page}${elsewhere}${payments.connect}${reports}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Browsers that know report-to ignore the older report-uri.
    `report-uri ${reportPath}`,
    `report-to ${reportGroup}`,
  ].join("; ");
}

/** Headers of every response beside the Content-Security-Policy, whoever wrote it. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // The origin only, also for our own servers: the address of a page that a mailed link opens holds a token.
  "referrer-policy": "strict-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(self), usb=()",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "reporting-endpoints": `${reportGroup}="${reportPath}"`,
};
