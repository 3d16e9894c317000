import type { SupabaseFetch } from "./supabase-fetch.ts";

/** A path as the library looks it up; null if it is no text, or none that the database can store. */
function decoded(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}

/**
 * Whether a path belongs to what @supabase/lite says about itself, to anybody who asks: `/_system/info` has the
 * database's address with its password.
 */
export function isSystemPath(pathname: string): boolean {
  return /^\/+_system(\/|$)/.test(decoded(pathname) ?? pathname);
}

/** Supabase's API without these paths, which a project does not have, and without those that cannot be decoded. */
export function withoutSystemPaths(fetch: SupabaseFetch): SupabaseFetch {
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (isSystemPath(pathname))
      return Response.json({ message: "There is nothing at this address.", code: "not_found" }, { status: 404 });
    if (decoded(pathname) === null)
      return Response.json({ message: "This address cannot be understood.", code: "bad_request" }, { status: 400 });
    return fetch(request, context);
  };
}
