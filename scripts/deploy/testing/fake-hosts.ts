import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { startLocalServer, type LocalServer } from "../../server/local-server.ts";

/** A static host's API, and what is published there. */
export interface FakeHost {
  url: string;
  /** The published page: path without a slash at the beginning → content. Empty before the first deployment. */
  published: Map<string, string>;
  variables: Map<string, string>;
  /** How many files were uploaded so far. */
  uploads(): number;
  close(): void;
}

type Handler = (request: { method: string; path: string; headers: IncomingMessage["headers"]; body: Buffer }) => {
  status?: number;
  json: unknown;
};

async function startHost(token: string, handle: Handler): Promise<LocalServer> {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname } = new URL(request.url!, "http://host.test");
    const allowed = request.headers.authorization === `Bearer ${token}`;
    const call = { method: request.method!, path: pathname, headers: request.headers, body: Buffer.concat(parts) };
    const { status = 200, json } = allowed ? handle(call) : { status: 401, json: { message: "Unauthorized" } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  };
  const server: Server = createServer((request, response) => void respond(request, response));
  return startLocalServer(server);
}

const sha1Of = (content: Uint8Array) => createHash("sha1").update(content).digest("hex");
const unknownPath = { status: 404, json: { message: "Not Found" } };

/** Netlify's API for the site `site`: deployments by digest and the account's variables. */
export async function startFakeNetlify(token = "nfp_test"): Promise<FakeHost> {
  const stored = new Map<string, string>();
  const published = new Map<string, string>();
  const variables = new Map<string, string>();
  let uploads = 0;
  let files: Record<string, string> = {};
  const missing = () => [...new Set(Object.values(files))].filter((sha1) => !stored.has(sha1));
  const state = () => {
    if (missing().length > 0) return { id: "d1", state: "prepared", required: missing() };
    published.clear();
    for (const [path, sha1] of Object.entries(files)) published.set(path.slice(1), stored.get(sha1)!);
    return { id: "d1", state: "ready", required: [] };
  };
  const host = await startHost(token, ({ method, path, body }) => {
    const json = () => JSON.parse(body.toString()) as unknown;
    if (method === "GET" && path === "/api/v1/sites/site") return { json: { id: "site", account_slug: "team" } };
    if (path === "/api/v1/accounts/team/env" && method === "GET")
      return { json: [...variables.keys()].map((key) => ({ key })) };
    if (path.startsWith("/api/v1/accounts/team/env") && (method === "POST" || method === "PUT")) {
      const [given] = [json()].flat() as { key: string; values: { value: string }[] }[];
      if ((method === "POST") === variables.has(given!.key)) return { status: 422, json: { message: "conflict" } };
      variables.set(given!.key, given!.values[0]!.value);
      return { json: given };
    }
    if (method === "POST" && path === "/api/v1/sites/site/deploys") {
      ({ files } = json() as { files: Record<string, string> });
      return { json: { id: "d1", state: "preparing" } };
    }
    if (method === "GET" && path === "/api/v1/deploys/d1") return { json: state() };
    if (method === "PUT" && path.startsWith("/api/v1/deploys/d1/files/")) {
      uploads += 1;
      const name = decodeURIComponent(path.slice("/api/v1/deploys/d1/files".length));
      if (files[name] !== sha1Of(body)) return { status: 422, json: { message: `unexpected content of ${name}` } };
      stored.set(sha1Of(body), body.toString());
      return { json: {} };
    }
    return unknownPath;
  });
  return { ...host, published, variables, uploads: () => uploads };
}

/** Vercel's API for one project: files by digest, deployments and variables. */
export async function startFakeVercel(token = "vcp_test"): Promise<FakeHost> {
  const stored = new Map<string, string>();
  const published = new Map<string, string>();
  const variables = new Map<string, string>();
  let uploads = 0;
  const host = await startHost(token, ({ method, path, headers, body }) => {
    const json = () => JSON.parse(body.toString()) as unknown;
    if (method === "POST" && path === "/v2/files") {
      uploads += 1;
      if (headers["x-vercel-digest"] !== sha1Of(body)) return { status: 400, json: { error: "digest" } };
      stored.set(sha1Of(body), body.toString());
      return { json: {} };
    }
    if (method === "POST" && path === "/v10/projects/captions/env") {
      const { key, value } = json() as { key: string; value: string };
      variables.set(key, value);
      return { status: 201, json: {} };
    }
    if (method === "POST" && path === "/v13/deployments") {
      const { files } = json() as { files: { file: string; sha: string }[] };
      const missing = files.filter(({ sha }) => !stored.has(sha));
      if (missing.length > 0) return { status: 400, json: { error: { code: "missing_files" } } };
      published.clear();
      for (const { file, sha } of files) published.set(file, stored.get(sha)!);
      return { json: { id: "dpl_1", readyState: "INITIALIZING" } };
    }
    if (method === "GET" && path === "/v13/deployments/dpl_1") return { json: { id: "dpl_1", readyState: "READY" } };
    return unknownPath;
  });
  return { ...host, published, variables, uploads: () => uploads };
}
