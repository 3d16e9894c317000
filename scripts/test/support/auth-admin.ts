import type { IncomingMessage, ServerResponse } from "node:http";
import connect from "postgres";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Stack } from "../../stack/stack.ts";

const users = `${authPath}/admin/users`;

/**
 * The calls of Auth's administration that the local API does not have: making a confirmed account, reading one, and
 * deleting one.
 * As on Supabase, they need the secret key.
 */
export function createAuthAdmin(stack: Stack) {
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });

  async function handle(request: IncomingMessage): Promise<{ status: number; json: unknown }> {
    if (request.headers["apikey"] !== stack.secretKey)
      return { status: 401, json: { message: "Invalid API key", hint: "Double check your API key." } };
    const id = request.url!.slice(users.length + 1).split("?")[0]!;
    if (request.method === "GET") {
      const [user] = await sql`select id, email from auth.users where id = ${id}`;
      return user
        ? { status: 200, json: user }
        : { status: 404, json: { code: "user_not_found", msg: "User not found" } };
    }
    if (request.method === "DELETE") {
      await sql`delete from auth.users where id = ${id}`;
      return { status: 200, json: {} };
    }
    let body = "";
    for await (const part of request) body += String(part);
    const { email, password, user_metadata: data } = JSON.parse(body) as Record<string, unknown>;
    const signedUp = await fetch(`${stack.functionsEnv.SUPABASE_URL}${authPath}/signup`, {
      method: "POST",
      headers: { apikey: stack.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password, data }),
    });
    const answer = (await signedUp.json()) as { user?: unknown };
    return { status: signedUp.status, json: answer.user ?? answer };
  }

  return {
    close: () => sql.end(),
    /** Answers the calls of the administration. @returns false for every other call */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!request.url!.startsWith(users)) return false;
      const failed = (error: unknown) => ({ status: 500, json: { message: String(error) } });
      void handle(request)
        .catch(failed)
        .then(({ status, json }) => {
          response.writeHead(status, { "content-type": "application/json" });
          response.end(JSON.stringify(json));
        });
      return true;
    },
  };
}
