import { randomUUID } from "node:crypto";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";

export interface ApiResult<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One person's browser: stores the cookies it gets and sends them with every call. */
export class Person {
  readonly cookies = new Map<string, string>();
  readonly email: string;
  readonly username: string;
  readonly password = "secret-1";
  readonly #url: string;

  constructor(url: string, name = `p${randomUUID().slice(0, 8)}`) {
    this.#url = url;
    this.username = name;
    this.email = `${name}@example.com`;
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    init: { json?: unknown; body?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<ApiResult<Body>> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(init.json === undefined ? {} : { "content-type": "application/json" }),
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...init.headers,
      },
      body: init.json === undefined ? init.body : JSON.stringify(init.json),
      signal: init.signal,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name!);
      else this.cookies.set(name!, value!);
    }
    // Files of captions are the only responses that are not JSON.
    const isText = response.headers.get("content-type")?.startsWith("text/") === true;
    return {
      status: response.status,
      headers: response.headers,
      body: (await (isText ? response.text() : response.json())) as Body,
    };
  }

  register(): Promise<ApiResult<User>> {
    const { username, email, password } = this;
    return this.call("POST", endpoints.register.path, { json: { username, email, password, termsAccepted: true } });
  }

  login(password = this.password): Promise<ApiResult<User>> {
    return this.call("POST", endpoints.login.path, { json: { email: this.email, password, termsAccepted: true } });
  }

  generate(fields: Record<string, string | Blob> = { keyword: "coffee" }, signal?: AbortSignal): Promise<ApiResult> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.call("POST", endpoints.generateCaption.path, { body, signal });
  }

  async used(): Promise<number> {
    return (await this.call<User>("GET", endpoints.getUser.path)).body.usage.used;
  }

  async history(): Promise<Record<string, unknown>[]> {
    return (await this.call<Record<string, unknown>[]>("GET", endpoints.listHistory.path)).body;
  }

  /** The contents of the session cookie. */
  get session(): { access_token: string; refresh_token: string; expires_at: number } {
    const value = decodeURIComponent(this.cookies.get("caption-kite-session") ?? "");
    return JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString()) as {
      access_token: string;
      refresh_token: string;
      expires_at: number;
    };
  }

  set session(session: { access_token: string; refresh_token: string; expires_at: number }) {
    this.cookies.set("caption-kite-session", `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`);
  }
}

/** Creates an account, signed in. */
export async function newPerson(url: string): Promise<Person> {
  const person = new Person(url);
  const { status, body } = await person.register();
  if (status !== 201) throw new Error(`sign-up returned ${status}: ${JSON.stringify(body)}`);
  return person;
}
