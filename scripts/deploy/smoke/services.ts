import * as z from "zod/mini";
import { readiness } from "../../../supabase/functions/_shared/contract/wire/readiness.ts";
import type { DeploySettings } from "../settings.ts";
import type { SmokeCheck } from "./check.ts";
import { createVisitor } from "./visitor.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";

/** The functions and what they depend on, asked through the public address. */
export function serviceChecks(settings: DeploySettings, sendsMail: boolean): SmokeCheck[] {
  const { SITE_URL: siteUrl, CRON_SECRET: cronSecret } = settings;
  const checks: SmokeCheck[] = [
    {
      title: "Health",
      async run() {
        const response = await fetch(`${siteUrl}/api/health`);
        const text = await response.text();
        return response.status === 200 && text.includes("ok")
          ? null
          : `${siteUrl}/api/health responds with ${response.status}: ${text.slice(0, 300)}`;
      },
    },
    {
      title: "Readiness",
      async run() {
        const response = await fetch(`${siteUrl}${endpoints.getReadiness.path}`, {
          headers: { "x-cron-secret": cronSecret },
        });
        const text = await response.text();
        if (response.status === 401) return "The functions have another CRON_SECRET than this deployment.";
        const parsed = z.safeParse(readiness, parse(text));
        if (!parsed.success)
          return `${siteUrl}${endpoints.getReadiness.path} responds with ${response.status}: ${text.slice(0, 300)}`;
        const failed = Object.entries(parsed.data.parts).filter(([, { state }]) => state === "failed");
        if (failed.length === 0) return null;
        return failed.map(([part, { detail }]) => `${part} does not work${detail ? ` (${detail})` : ""}.`).join(" ");
      },
    },
  ];
  if (sendsMail) checks.push({ title: "Mail", run: () => sendMail(settings) });
  return checks;
}

/** Sends a message to the address of the contact form. Whether it arrives is for a person to see. */
async function sendMail({ SITE_URL, SUPPORT_EMAIL, ADMIN_EMAIL }: DeploySettings): Promise<string | null> {
  const address = SUPPORT_EMAIL ?? ADMIN_EMAIL;
  if (address === undefined) return "Nobody receives mail: set SUPPORT_EMAIL or ADMIN_EMAIL.";
  const { method, path } = endpoints.sendContactMessage;
  const { status, text } = await createVisitor(SITE_URL).call(method, path, {
    name: "Deployment",
    email: address,
    message: "Subject: The deployment sends mail\n\nSent by the smoke test of a deployment. Nothing needs to be done.",
  });
  return status < 300 ? null : `The contact form returns ${status}: ${text.slice(0, 300)}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
