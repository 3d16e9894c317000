import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";

/** One person at the page's address, with the cookies that it sets. */
export interface Visitor {
  /** @param body what is sent as JSON */
  call(method: string, path: string, body?: object): Promise<{ status: number; text: string }>;
}

/** Signs a person in at the page's address. @throws Error with the response */
export async function signInAt(site: string, email: string, password: string): Promise<Visitor> {
  const kept = new Map<string, string>();
  const visitor: Visitor = {
    async call(method, path, body) {
      const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(site + path, {
        method,
        headers: { origin: site, cookie, ...(body && { "content-type": "application/json" }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined) kept.set(name, value!);
      }
      return { status: response.status, text: await response.text() };
    },
  };
  const { method, path } = endpoints.login;
  const { status, text } = await visitor.call(method, path, { email, password, termsAccepted: true });
  if (status !== 200) throw new Error(`signing in at ${site} returns ${status}: ${text.slice(0, 200)}`);
  return visitor;
}
