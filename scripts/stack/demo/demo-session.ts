import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";

export interface DemoCall {
  /** Takes the place of `:id` in the path. */
  id?: string;
  json?: unknown;
  form?: Record<string, string>;
}

const cookiePair = /^([^=]+)=([^;]*)/;

/** What a demo account's calls go through: the public origin and a cookie jar, as in a person's browser. */
export class DemoSession {
  readonly #url: string;
  readonly #signal: AbortSignal;
  readonly #cookies = new Map<string, string>();

  /** @param url the public origin as this machine reaches it */
  constructor(url: string, signal: AbortSignal) {
    this.#url = url;
    this.#signal = signal;
  }

  /**
   * Makes a call of the product's API.
   * @returns the body of the response
   * @throws Error with the API's own message when it refuses
   */
  async call<Body = Record<string, unknown>>(
    name: keyof typeof endpoints,
    { id = "", json, form }: DemoCall = {},
  ): Promise<Body> {
    const { method, path } = endpoints[name];
    const body = new FormData();
    for (const [field, value] of Object.entries(form ?? {})) body.append(field, value);
    const response = await fetch(`${this.#url}${path.replace(":id", encodeURIComponent(id))}`, {
      method,
      signal: this.#signal,
      headers: {
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        cookie: [...this.#cookies].map(([cookie, value]) => `${cookie}=${value}`).join("; "),
      },
      body: form ? body : JSON.stringify(json),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const result = (await response.json()) as Body;
    if (!response.ok) throw new Error(`${name}: ${(result as { message?: string }).message ?? response.status}`);
    return result;
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, cookie = "", value = ""] = cookiePair.exec(line) ?? [];
      this.#cookies.set(cookie, value);
    }
  }
}
