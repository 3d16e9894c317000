import * as z from "zod/mini";
import { readiness } from "../../../supabase/functions/_shared/contract/wire/readiness.ts";
import type { DeploySettings } from "../settings.ts";
import type { SmokeCheck } from "./check.ts";
import { createVisitor } from "./visitor.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";

/** Right after a deployment everything starts cold, so a part that did not respond in time is asked again. */
const readinessAttempts = 3;
/** More than the API keeps a failure (`supabase/functions/api/readiness/probes.ts`), in milliseconds. */
const readinessPauseMs = 5_500;

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
        for (let attempt = 1; ; attempt += 1) {
          const problem = await readinessProblem(siteUrl, cronSecret);
          if (problem === null || problem.isFinal || attempt === readinessAttempts) return problem?.text ?? null;
          await new Promise((resolve) => setTimeout(resolve, readinessPauseMs));
        }
      },
    },
  ];
  if (sendsMail) checks.push({ title: "Mail", run: () => sendMail(settings) });
  return checks;
}

/** What the readiness check says; null if everything works. `isFinal` when asking again cannot help. */
async function readinessProblem(
  siteUrl: string,
  cronSecret: string,
): Promise<{ text: string; isFinal: boolean } | null> {
  const response = await fetch(`${siteUrl}${endpoints.getReadiness.path}`, {
    headers: { "x-cron-secret": cronSecret },
  });
  const text = await response.text();
  if (response.status === 401)
    return { text: "The functions have another CRON_SECRET than this deployment.", isFinal: true };
  const parsed = z.safeParse(readiness, parse(text));
  if (!parsed.success) {
    const what = `${siteUrl}${endpoints.getReadiness.path} responds with ${response.status}: ${text.slice(0, 300)}`;
    return { text: what, isFinal: false };
  }
  const failed = Object.entries(parsed.data.parts).filter(([, { state }]) => state === "failed");
  if (failed.length === 0) return null;
  const parts = failed.map(([part, { detail }]) => `${part} does not work${detail ? ` (${detail})` : ""}.`);
  return { text: parts.join(" "), isFinal: false };
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
