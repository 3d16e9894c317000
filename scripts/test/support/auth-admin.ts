import type { IncomingMessage, ServerResponse } from "node:http";
import connect from "postgres";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Stack } from "../../stack/stack.ts";

const users = `${authPath}/admin/users`;
const versionHeader = "x-supabase-api-version";

interface AdminResponse {
  status: number;
  json: unknown;
}

/** A refusal in the form that supabase-js asks for. */
const refusal = (status: number, code: string, message: string): AdminResponse => ({ status, json: { code, message } });

/**
 * The calls of Auth's administration that the local API does not have: making a confirmed account, reading one, and
 * deleting one.
 * As on Supabase, they need the secret key.
 */
export function createAuthAdmin(stack: Pick<Stack, "databaseUrl" | "publishableKey" | "secretKey" | "functionsEnv">) {
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });

  async function read(id: string): Promise<AdminResponse> {
    const [user] = await sql`
      select id, aud, role, email, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata,
        created_at, updated_at
      from auth.users where id = ${id}`;
    return user ? { status: 200, json: user } : refusal(404, "user_not_found", "User not found");
  }

  async function make(request: IncomingMessage): Promise<AdminResponse> {
    let body = "";
    for await (const part of request) body += String(part);
    const { email, password, user_metadata: data } = JSON.parse(body) as Record<string, unknown>;
    const signedUp = await fetch(`${stack.functionsEnv["SUPABASE_URL"]}${authPath}/signup`, {
      method: "POST",
      headers: { apikey: stack.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password, data }),
    });
    const result = (await signedUp.json()) as { user?: unknown; error_code?: string; msg?: string };
    if (signedUp.ok) return { status: 200, json: result.user };
    return result.error_code === "user_already_exists"
      ? refusal(422, "email_exists", "A user with this email address has already been registered")
      : refusal(signedUp.status, result.error_code ?? "unexpected_failure", result.msg ?? "");
  }

  async function handle(request: IncomingMessage): Promise<AdminResponse> {
    if (request.headers["apikey"] !== stack.secretKey)
      return { status: 401, json: { message: "Invalid API key", hint: "Double check your API key." } };
    if (request.method === "POST") return make(request);
    const id = request.url!.slice(users.length + 1).split("?")[0]!;
    const found = await read(id);
    if (request.method !== "DELETE" || found.status !== 200) return found;
    await sql`delete from auth.users where id = ${id}`;
    return { status: 200, json: {} };
  }

  return {
    close: () => sql.end(),
    /** Responds to the calls of the administration. @returns false for every other call */
    respond(request: IncomingMessage, response: ServerResponse): boolean {
      if (!request.url!.startsWith(users)) return false;
      const failed = (error: unknown) => refusal(500, "unexpected_failure", String(error));
      void handle(request)
        .catch(failed)
        .then(({ status, json }) => {
          response.writeHead(status, { "content-type": "application/json", [versionHeader]: "2024-01-01" });
          response.end(JSON.stringify(json));
        });
      return true;
    },
  };
}
