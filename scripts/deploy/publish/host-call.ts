import * as z from "zod/mini";

export interface HostCall {
  /** For messages, for example Netlify. */
  host: string;
  /** The setting that holds the token, for messages. */
  tokenSetting: string;
  token: string;
}

/**
 * Calls the API of a static host.
 * @returns the parsed response
 * @throws Error that tells a person what was refused
 */
export async function callHost<T>(
  { host, tokenSetting, token }: HostCall,
  url: string,
  init: RequestInit,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` };
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(120_000) }).catch(
    (error: unknown) => {
      throw new Error(`${host} could not be reached: ${(error as Error).message}`, { cause: error });
    },
  );
  const text = await response.text();
  if (response.status === 401 || response.status === 403)
    throw new Error(`${host} refused ${tokenSetting}: it is wrong, expired, or has no access to this site.`);
  if (!response.ok) throw new Error(`${host} responded with ${response.status}: ${text.slice(0, 500)}`);
  const parsed = z.safeParse(schema, text === "" ? null : (JSON.parse(text) as unknown));
  if (!parsed.success) throw new Error(`${host} returned a response in an unknown form.`);
  return parsed.data;
}
