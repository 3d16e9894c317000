/** The Management API (api.supabase.com), with its names for settings that `supabase config push` does not support. */
const managementApi = "https://api.supabase.com";

export interface AuthSecurity {
  projectRef: string;
  /** SUPABASE_ACCESS_TOKEN. */
  accessToken: string;
  /** The functions send each person's address to the auth server. */
  forwardClientAddress: boolean;
}

/**
 * Sets what protects accounts if a project's auth server is called directly and cannot be set in config.toml: a
 * password change requires the current password, and limits count by the address that the functions send.
 * @param fetcher replaced by tests at the HTTP level
 * @throws Error with the response if the project rejected it
 */
export async function setAuthSecurity(
  { projectRef, accessToken, forwardClientAddress }: AuthSecurity,
  fetcher: typeof fetch = fetch,
): Promise<void> {
  const response = await fetcher(`${managementApi}/v1/projects/${projectRef}/config/auth`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      security_update_password_require_current_password: true,
      security_sb_forwarded_for_enabled: forwardClientAddress,
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok)
    throw new Error(
      `The auth server's settings were refused with ${response.status}: ${(await response.text()).slice(0, 500)}`,
    );
}
