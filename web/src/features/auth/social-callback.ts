/** The result of a sign-in provider's redirect to /auth. */
export type SocialCallback = { kind: "code" } | { kind: "error"; message: string };

/**
 * Reads the result of a provider's redirect from the URL (Supabase Auth, PKCE flow). Null if there is none.
 * @param search the query, with or without "?"
 * @param hash the fragment; errors may be in either
 */
export function readSocialCallback(search: string, hash: string): SocialCallback | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const message = query.get("error_description") ?? fragment.get("error_description");
  if (message) return { kind: "error", message };
  if (query.get("error") ?? fragment.get("error"))
    return { kind: "error", message: "The provider refused the sign-in." };
  return query.get("code") ? { kind: "code" } : null;
}
