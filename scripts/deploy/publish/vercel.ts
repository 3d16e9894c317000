import * as z from "zod/mini";
import { callHost, type HostCall } from "./host-call.ts";
import type { PublishedFile } from "./files.ts";

const vercelUrl = "https://api.vercel.com";

export interface VercelProject {
  /** VERCEL_TOKEN. */
  token: string;
  /** VERCEL_PROJECT: the project's name. */
  project: string;
  /** VERCEL_TEAM_ID, if the project belongs to a team. */
  teamId?: string;
  /** Stored as a variable of the project, which is sent with forwarded calls. */
  originSecret?: string;
  /** Without a trailing slash; replaced by tests. */
  url?: string;
  /** Milliseconds between two looks at a deployment that is being processed. */
  pollMs?: number;
}

const deployment = z.object({
  id: z.string(),
  readyState: z.string(),
  errorMessage: z.nullish(z.string()),
});
/** How often a deployment is looked at before it counts as stuck. */
const looks = 150;

/**
 * Publishes a folder on Vercel with its `vercel.json`: uploads every file under its digest, creates a production
 * deployment of them, and waits until it is live (vercel.com/docs/rest-api, "Create a new deployment").
 * @throws Error that tells a person what was refused
 */
export async function publishOnVercel(files: readonly PublishedFile[], options: VercelProject): Promise<void> {
  const { token, project, teamId, originSecret, url = vercelUrl, pollMs = 2000 } = options;
  const host: HostCall = { host: "Vercel", tokenSetting: "VERCEL_TOKEN", token };
  const team = teamId === undefined ? "" : `teamId=${encodeURIComponent(teamId)}`;
  const json = { "content-type": "application/json" };
  if (originSecret !== undefined)
    await callHost(
      host,
      `${url}/v10/projects/${encodeURIComponent(project)}/env?upsert=true&${team}`,
      {
        method: "POST",
        headers: json,
        body: JSON.stringify({ key: "ORIGIN_SECRET", value: originSecret, type: "sensitive", target: ["production"] }),
      },
      z.unknown(),
    );
  for (const { sha1, content } of files)
    await callHost(
      host,
      `${url}/v2/files?${team}`,
      {
        method: "POST",
        headers: { "content-type": "application/octet-stream", "x-vercel-digest": sha1 },
        body: content,
      },
      z.unknown(),
    );
  let state = await callHost(
    host,
    `${url}/v13/deployments?skipAutoDetectionConfirmation=1&${team}`,
    {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        name: project,
        project,
        target: "production",
        files: files.map(({ path, sha1, content }) => ({ file: path, sha: sha1, size: content.byteLength })),
      }),
    },
    deployment,
  );
  for (let round = 0; state.readyState !== "READY"; round += 1) {
    if (state.readyState === "ERROR" || state.readyState === "CANCELED")
      throw new Error(`Vercel could not publish: ${state.errorMessage ?? state.readyState}`);
    if (round === looks) throw new Error(`Vercel has not published the page after ${(looks * pollMs) / 1000} seconds.`);
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, pollMs));
    state = await callHost(host, `${url}/v13/deployments/${state.id}?${team}`, {}, deployment);
  }
}
