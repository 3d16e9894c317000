import { authPath } from "../../supabase/functions/_shared/contract/supabase-paths.ts";

/**
 * Whether a call of the auth server belongs to a social sign-in: the way to the provider, the way back, and the exchange
 * of its code. Everything else that a person does with their account goes through /api, where it is counted.
 * @param search the query, with or without "?"
 */
export function belongsToSocialSignIn(method: string, pathname: string, search: string): boolean {
  switch (pathname) {
    case `${authPath}/authorize`: return method === "GET";
    // Some providers send the browser back with a form.
    case `${authPath}/callback`: return method === "GET" || method === "POST";
    case `${authPath}/token`: {
      const grants = new URLSearchParams(search).getAll("grant_type");
      return method === "POST" && grants.length === 1 && grants[0] === "pkce";
    }
    default: return false;
  }
}
