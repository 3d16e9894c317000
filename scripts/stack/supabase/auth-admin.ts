import { randomBytes } from "node:crypto";
import { hash } from "bcryptjs";
import connect, { type Sql } from "postgres";
import * as z from "zod/mini";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

const users = `${authPath}/admin/users`;
const links = `${authPath}/admin/generate_link`;

const account = z.object({
  email: z.string(),
  password: z.optional(z.string()),
  user_metadata: z.optional(z.record(z.string(), z.unknown())),
});
const link = z.object({
  type: z.enum(["signup", "recovery"]),
  email: z.string(),
  password: z.optional(z.string()),
  data: z.optional(z.record(z.string(), z.unknown())),
});
const change = z.object({ password: z.string() });
/** Of bcrypt, as Auth uses it. */
const hashCost = 10;
const refused = z.object({ error_code: z.optional(z.string()), msg: z.optional(z.string()) });

const refusal = (status: number, code: string, msg: string): Response =>
  Response.json({ code: status, error_code: code, msg }, { status });

interface AdminOptions {
  databaseUrl: string;
  secretKey: string;
  /** The auth server itself, past its limits. */
  auth: SupabaseFetch;
}

export interface AuthAdmin {
  /** Handles the calls of the administration, and leaves everything else to the given API. */
  intercepting(fetch: SupabaseFetch): SupabaseFetch;
  close(): Promise<void>;
}

/**
 * The calls of Auth's administration that @supabase/lite 0.10.0 lacks and the product's tools make: accounts are made
 * confirmed, read, given a new password and deleted, and links are made without a mail. As on Supabase, they need the secret key.
 */
export function openAuthAdmin({ databaseUrl, secretKey, auth }: AdminOptions): AuthAdmin {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {}, idle_timeout: 60 });

  async function signUp(email: string, password: string, data: unknown, url: string): Promise<Response | null> {
    const request = new Request(new URL(`${authPath}/signup`, url), {
      method: "POST",
      headers: { apikey: secretKey, "content-type": "application/json" },
      body: JSON.stringify({ email, password, data }),
    });
    const response = await auth(request, { peerAddress: null });
    if (response.ok) return null;
    const { error_code: code = "unexpected_failure", msg = "" } = refused.parse(await response.json());
    return code === "user_already_exists"
      ? refusal(422, "email_exists", "A user with this email address has already been registered")
      : refusal(response.status, code, msg);
  }

  async function makeUser(request: Request): Promise<Response> {
    const {
      email,
      password = randomBytes(18).toString("base64url"),
      user_metadata,
    } = account.parse(await request.json());
    const problem = await signUp(email, password, user_metadata, request.url);
    if (problem) return problem;
    await sql`update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where email = ${email}`;
    return Response.json(await userOf(sql, { email }));
  }

  async function makeLink(request: Request): Promise<Response> {
    const { type, email, password = randomBytes(18).toString("base64url"), data } = link.parse(await request.json());
    if (type === "signup") {
      const problem = await signUp(email, password, data, request.url);
      if (problem) return problem;
    }
    const token = randomBytes(28).toString("hex");
    if (type === "signup")
      await sql`update auth.users set email_confirmed_at = null, confirmation_token = ${token}, confirmation_sent_at = now()
        where email = ${email}`;
    else await sql`update auth.users set recovery_token = ${token}, recovery_sent_at = now() where email = ${email}`;
    const user = await userOf(sql, { email });
    if (!user) return refusal(404, "user_not_found", "User with this email not found");
    const action = new URL(`${authPath}/verify?token=${token}&type=${type}`, request.url).href;
    return Response.json({
      ...user,
      action_link: action,
      email_otp: "",
      hashed_token: token,
      verification_type: type,
      redirect_to: new URL("/", request.url).href,
    });
  }

  async function oneUser(request: Request, id: string): Promise<Response> {
    const user = z.uuid().safeParse(id).success ? await userOf(sql, { id }) : undefined;
    if (!user) return refusal(404, "user_not_found", "User not found");
    if (request.method === "PUT") {
      const { password } = change.parse(await request.json());
      await sql`update auth.users set encrypted_password = ${await hash(password, hashCost)} where id = ${id}`;
      await sql`delete from auth.sessions where user_id = ${id}`;
      return Response.json(await userOf(sql, { id }));
    }
    if (request.method !== "DELETE") return Response.json(user);
    await sql`delete from auth.users where id = ${id}`;
    return Response.json({});
  }

  return {
    intercepting: (fetch) => async (request, context) => {
      const { pathname } = new URL(request.url);
      const isUsers = pathname === users || pathname.startsWith(`${users}/`);
      if (!isUsers && pathname !== links) return fetch(request, context);
      if (request.headers.get("apikey") !== secretKey)
        return refusal(401, "no_authorization", "This endpoint requires a valid Bearer token");
      if (pathname === links) return makeLink(request);
      return pathname === users ? makeUser(request) : oneUser(request, pathname.slice(users.length + 1));
    },
    close: () => sql.end({ timeout: 2 }),
  };
}

async function userOf(sql: Sql, { id = null, email = null }: { id?: string | null; email?: string | null }) {
  const [user] = await sql`
    select id, aud, role, email, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata,
      created_at, updated_at
    from auth.users where id = ${id} or email = ${email}`;
  return user;
}
