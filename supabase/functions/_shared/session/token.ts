import * as z from "zod/mini";

const claims = z.object({ sub: z.string(), exp: z.number(), session_id: z.optional(z.string()), aal: z.optional(z.string()) });

/**
 * Reads whose token it is and until when, WITHOUT verifying it: the data API and the auth server verify.
 * Lets a request with nonsense in place of a token be refused before its body is read.
 * @returns null when it is not a JWT with these claims; `exp` in unix seconds, `session_id` where the auth server names one
 */
export function readToken(token: string): z.infer<typeof claims> | null {
  const payload = token.split(".")[1];
  if (payload === undefined || token.split(".").length !== 3) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    return z.safeParse(claims, JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a token says that its session was opened with a second factor (assurance level 2); WITHOUT verifying it. */
export function hasSecondFactor(token: string): boolean {
  return readToken(token)?.aal === "aal2";
}
