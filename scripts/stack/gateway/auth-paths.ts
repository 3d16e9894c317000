import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";

/**
 * Whether a request to the auth server is part of a social sign-in: the redirect to the provider, the redirect back,
 * and the exchange of its code. All other account requests go through /api, where they are counted.
 * @param search the query, with or without "?"
 */
export function belongsToSocialSignIn(method: string, pathname: string, search: string): boolean {
  switch (pathname) {
    case `${authPath}/authorize`:
      return method === "GET";
    // Some providers send the browser back with a form.
    case `${authPath}/callback`:
      return method === "GET" || method === "POST";
    case `${authPath}/token`: {
      const grants = new URLSearchParams(search).getAll("grant_type");
      return method === "POST" && grants.length === 1 && grants[0] === "pkce";
    }
    default:
      return false;
  }
}
