import * as z from "zod/mini";

/** Supabase's Management API (supabase.com/docs/reference/api). It allows 60 requests a minute for each token. */
const managementApiUrl = "https://api.supabase.com";

const project = z.object({
  name: z.string(),
  region: z.string(),
  status: z.string(),
  database: z.object({ version: z.string() }),
});
const apiKeys = z.array(z.object({ type: z.nullish(z.string()), name: z.string(), api_key: z.nullish(z.string()) }));

const rows = z.array(z.record(z.string(), z.unknown()));

export interface Project {
  name: string;
  /** For example eu-central-1. */
  region: string;
  /** ACTIVE_HEALTHY when it can be used. */
  status: string;
  /** The major version of PostgreSQL. */
  postgres: number;
}

/** The keys of a project that are neither legacy keys nor bound to a person. */
export interface ProjectKeys {
  publishable: string | null;
  secret: string | null;
}

export interface ManagementApi {
  /** Every method rejects with an Error whose message tells a person what to do. */
  project(): Promise<Project>;
  keys(): Promise<ProjectKeys>;
  /**
   * Sets what protects accounts if a project's auth server is called directly and cannot be set in config.toml: a
   * password change requires the current password, and limits count by the address that the functions send.
   */
  setAuthSecurity(options: { forwardClientAddress: boolean }): Promise<void>;
  /** The settings of the auth server, with its mail templates. */
  authConfig(): Promise<Record<string, unknown>>;
  /** Runs SQL as the role `postgres`. @returns the rows of the last statement */
  runSql(query: string): Promise<Record<string, unknown>[]>;
}

export interface ManagementApiOptions {
  projectRef: string;
  /** SUPABASE_ACCESS_TOKEN. */
  accessToken: string;
  /** Without a trailing slash; replaced by tests. */
  url?: string;
}

/** Connects to the Management API for one project. */
export function createManagementApi({
  projectRef,
  accessToken,
  url = managementApiUrl,
}: ManagementApiOptions): ManagementApi {
  async function call<T>(method: string, path: string, schema: z.ZodMiniType<T>, json?: unknown): Promise<T> {
    const response = await fetch(`${url}/v1/projects/${projectRef}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(json !== undefined && { "content-type": "application/json" }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Error(`${new URL(url).host} could not be reached: ${(error as Error).message}`, { cause: error });
    });
    const text = await response.text();
    if (!response.ok) throw new Error(refusal(response.status, text, projectRef));
    const parsed = z.safeParse(schema, jsonOf(text));
    if (!parsed.success)
      throw new Error(`${method} ${path || "/"} of the Management API returned a response in an unknown form.`);
    return parsed.data;
  }

  return {
    async project() {
      const { name, region, status, database } = await call("GET", "", project);
      return { name, region, status, postgres: Number.parseInt(database.version, 10) };
    },
    async keys() {
      const keys = await call("GET", "/api-keys?reveal=true", apiKeys);
      const keyOf = (type: string) => keys.find((key) => key.type === type)?.api_key ?? null;
      return { publishable: keyOf("publishable"), secret: keyOf("secret") };
    },
    async setAuthSecurity({ forwardClientAddress }) {
      await call("PATCH", "/config/auth", z.unknown(), {
        security_update_password_require_current_password: true,
        security_sb_forwarded_for_enabled: forwardClientAddress,
      });
    },
    authConfig: () => call("GET", "/config/auth", z.record(z.string(), z.unknown())),
    runSql: (query) => call("POST", "/database/query", rows, { query }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return text === "" ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a refused call means for the person who deploys. */
function refusal(status: number, text: string, projectRef: string): string {
  switch (status) {
    case 401:
      return "SUPABASE_ACCESS_TOKEN was refused: it is wrong, expired or revoked. Create one under Account → Access Tokens.";
    case 403:
    case 404:
      return `The account of SUPABASE_ACCESS_TOKEN has no project ${projectRef}. Compare SUPABASE_PROJECT_REF with the first label of the project's address.`;
    case 429:
      return "The Management API allows 60 requests a minute. Wait a minute, then run the command again.";
    default:
      return `The Management API responded with ${status}: ${text.slice(0, 500)}`;
  }
}
