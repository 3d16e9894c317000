import { createServer, type Server } from "node:http";
import { startLocalServer, type LocalServer } from "../../server/local-server.ts";

/** A project as the Management API shows it, and what was set there. */
export interface FakeProject {
  ref: string;
  token: string;
  name: string;
  region: string;
  status: string;
  version: string;
  keys: { type: string; name: string; api_key: string }[];
  auth: Record<string, unknown>;
  /** Every statement that was run. */
  queries: string[];
  /** Runs a statement; by default nothing does. */
  runSql: (query: string) => Promise<readonly object[]>;
}

export interface FakeManagementApi extends LocalServer {
  project: FakeProject;
  /** Every request: method and path. */
  requests: string[];
}

/**
 * Starts a server that responds as the Management API does for one project: the paths, statuses and bodies of
 * supabase.com/docs/reference/api that a deployment uses.
 */
export async function startFakeManagementApi(given: Partial<FakeProject> = {}): Promise<FakeManagementApi> {
  const project: FakeProject = {
    ref: "abcdefghijklmnopqrst",
    token: "sbp_test",
    name: "Captions",
    region: "eu-central-1",
    status: "ACTIVE_HEALTHY",
    version: "17.6.1.011",
    keys: [
      { type: "publishable", name: "default", api_key: "sb_publishable_test" },
      { type: "secret", name: "default", api_key: "sb_secret_test" },
    ],
    auth: {},
    queries: [],
    runSql: () => Promise.resolve([]),
    ...given,
  };
  const requests: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const { pathname } = new URL(request.url!, "http://management.test");
    requests.push(`${request.method} ${pathname}`);
    const send = (status: number, json: unknown) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(json));
    };
    if (request.headers.authorization !== `Bearer ${project.token}`) return send(401, { message: "Unauthorized" });
    const root = `/v1/projects/${project.ref}`;
    if (!pathname.startsWith(root)) return send(404, { message: "Project not found" });
    switch (`${request.method} ${pathname.slice(root.length)}`) {
      case "GET ":
        return send(200, {
          id: project.ref,
          organization_id: "org",
          name: project.name,
          region: project.region,
          created_at: "2026-01-01T00:00:00Z",
          status: project.status,
          database: { host: `db.${project.ref}.supabase.co`, version: project.version, postgres_engine: "17" },
        });
      case "GET /api-keys":
        return send(200, project.keys);
      case "PATCH /config/auth":
        Object.assign(project.auth, JSON.parse(body));
        return send(200, project.auth);
      case "POST /database/query":
        project.queries.push((JSON.parse(body) as { query: string }).query);
        return send(201, await project.runSql(project.queries.at(-1)!));
      case "GET /config/auth":
        return send(200, project.auth);
      default:
        return send(404, { message: `Cannot ${request.method} ${pathname}` });
    }
  });
  return { ...(await startLocalServer(server)), project, requests };
}
