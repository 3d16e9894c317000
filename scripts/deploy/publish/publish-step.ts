import type { DeploySettings } from "../settings.ts";
import type { Step } from "../steps.ts";
import { readPublishedFiles } from "./files.ts";
import { publishOnNetlify } from "./netlify.ts";
import { publishOnVercel } from "./vercel.ts";

/** Where the APIs of static hosts are; their own addresses by default. */
export interface HostAddresses {
  netlify?: string;
  vercel?: string;
  /** Milliseconds between two looks at a deployment. */
  pollMs?: number;
}

/** Publishes the page on the host whose token is set; null if none is. */
export function publishStep({
  settings,
  page,
  hosts = {},
}: {
  settings: DeploySettings;
  page: string;
  hosts?: HostAddresses;
}): Step | null {
  const { NETLIFY_AUTH_TOKEN, NETLIFY_SITE_ID, VERCEL_TOKEN, VERCEL_PROJECT, VERCEL_TEAM_ID } = settings;
  const common = { originSecret: settings.ORIGIN_SECRET, pollMs: hosts.pollMs };
  if (NETLIFY_AUTH_TOKEN !== undefined && NETLIFY_SITE_ID !== undefined) {
    const site = { ...common, token: NETLIFY_AUTH_TOKEN, siteId: NETLIFY_SITE_ID, url: hosts.netlify };
    return { title: "Page on Netlify", run: () => publishOnNetlify(readPublishedFiles(page), site) };
  }
  if (VERCEL_TOKEN !== undefined && VERCEL_PROJECT !== undefined) {
    const project = {
      ...common,
      token: VERCEL_TOKEN,
      project: VERCEL_PROJECT,
      teamId: VERCEL_TEAM_ID,
      url: hosts.vercel,
    };
    return { title: "Page on Vercel", run: () => publishOnVercel(readPublishedFiles(page), project) };
  }
  return null;
}
