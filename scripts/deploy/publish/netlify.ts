import * as z from "zod/mini";
import { callHost, type HostCall } from "./host-call.ts";
import type { PublishedFile } from "./files.ts";

const netlifyUrl = "https://api.netlify.com";

export interface NetlifySite {
  /** NETLIFY_AUTH_TOKEN, a personal access token. */
  token: string;
  /** NETLIFY_SITE_ID. */
  siteId: string;
  /** Stored as a variable of the site, which signs forwarded calls with it. */
  originSecret?: string;
  /** Without a trailing slash; replaced by tests. */
  url?: string;
  /** Milliseconds between two looks at a deployment that is being processed. */
  pollMs?: number;
}

const site = z.object({ account_slug: z.string() });
const deployState = z.object({
  id: z.string(),
  state: z.string(),
  required: z.optional(z.array(z.string())),
  error_message: z.nullish(z.string()),
});
/** How often a deployment is looked at before it counts as stuck. */
const looks = 150;

/**
 * Publishes a folder on Netlify with its `_redirects` and `_headers`: announces the digest of every file, uploads those
 * that Netlify does not have, and waits until the result is live (docs.netlify.com, "Deploy with the API").
 * @throws Error that tells a person what was refused
 */
export async function publishOnNetlify(files: readonly PublishedFile[], options: NetlifySite): Promise<void> {
  const { token, siteId, originSecret, url = netlifyUrl, pollMs = 2000 } = options;
  const host: HostCall = { host: "Netlify", tokenSetting: "NETLIFY_AUTH_TOKEN", token };
  const api = `${url}/api/v1`;
  const json = { "content-type": "application/json" };
  if (originSecret !== undefined) {
    const { account_slug: account } = await callHost(host, `${api}/sites/${siteId}`, {}, site);
    await setVariable(host, `${api}/accounts/${account}/env`, siteId, originSecret);
  }
  const digests = Object.fromEntries(files.map(({ path, sha1 }) => [`/${path}`, sha1]));
  let deploy = await callHost(
    host,
    `${api}/sites/${siteId}/deploys`,
    { method: "POST", headers: json, body: JSON.stringify({ files: digests, async: true }) },
    deployState,
  );
  const look = () => callHost(host, `${api}/deploys/${deploy.id}`, {}, deployState);
  const uploaded = new Set<string>();
  for (let round = 0; deploy.state !== "ready"; round += 1) {
    if (deploy.state === "error") throw new Error(`Netlify could not publish: ${deploy.error_message ?? "no reason"}`);
    if (round === looks)
      throw new Error(`Netlify has not published the page after ${(looks * pollMs) / 1000} seconds.`);
    const missing = new Set((deploy.required ?? []).filter((sha1) => !uploaded.has(sha1)));
    for (const file of files) {
      if (!missing.delete(file.sha1)) continue;
      uploaded.add(file.sha1);
      await callHost(
        host,
        `${api}/deploys/${deploy.id}/files/${file.path.split("/").map(encodeURIComponent).join("/")}`,
        { method: "PUT", headers: { "content-type": "application/octet-stream" }, body: file.content },
        z.unknown(),
      );
    }
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pollMs));
    deploy = await look();
  }
}

const secretName = "ORIGIN_SECRET";

/** Creates or replaces the site's variable for the secret. */
async function setVariable(host: HostCall, variables: string, siteId: string, value: string): Promise<void> {
  const query = `?site_id=${encodeURIComponent(siteId)}`;
  const known = await callHost(host, `${variables}${query}`, {}, z.array(z.object({ key: z.string() })));
  const values = [{ context: "all", value }];
  const exists = known.some(({ key }) => key === secretName);
  await callHost(
    host,
    exists ? `${variables}/${secretName}${query}` : `${variables}${query}`,
    {
      method: exists ? "PUT" : "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(exists ? { key: secretName, values } : [{ key: secretName, values }]),
    },
    z.unknown(),
  );
}
