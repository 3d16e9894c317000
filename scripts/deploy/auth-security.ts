/** The Management API (api.supabase.com); its names for what `supabase config push` does not know. */
const managementApi = "https://api.supabase.com";

export interface AuthSecurity {
  projectRef: string;
  /** SUPABASE_ACCESS_TOKEN. */
  accessToken: string;
  /** The functions tell the auth server each person's address. */
  forwardClientAddress: boolean;
}

/**
 * Sets what protects accounts when a project's auth server is called directly and does not stand in config.toml: a
 * changed password takes the current one, and limits count by the address that the functions name.
 * @param fetcher replaced by tests at HTTP level
 * @throws Error with the answer, when the project did not take it
 */
export async function setAuthSecurity({ projectRef, accessToken, forwardClientAddress }: AuthSecurity, fetcher: typeof fetch = fetch): Promise<void> {
  const response = await fetcher(`${managementApi}/v1/projects/${projectRef}/config/auth`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    body: JSON.stringify({
      security_update_password_require_current_password: true,
      security_sb_forwarded_for_enabled: forwardClientAddress,
    }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`The auth server's settings were refused with ${response.status}: ${(await response.text()).slice(0, 500)}`);
}
