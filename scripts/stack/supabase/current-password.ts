import * as z from "zod/mini";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

const claims = z.object({ session_id: z.string() });
const recovery = z.object({ type: z.literal("recovery") });
const verified = z.object({ access_token: z.string() });
const change = z.object({ password: z.string().check(z.minLength(1)), current_password: z.optional(z.string()) });

/** The session of a token, unverified: whoever forges one is refused anyway. */
function sessionOf(token: string | undefined): string | null {
  try {
    return claims.parse(JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString("utf8"))).session_id;
  } catch {
    return null;
  }
}

const bodyOf = async (of: Request | Response): Promise<unknown> =>
  of
    .clone()
    .json()
    .catch(() => null);

/**
 * A password is changed by whoever names the current one, or came with a recovery link, as the deployment sets it
 * (`security_update_password_require_current_password`). @supabase/lite 0.10.0 has no such setting.
 */
export function withCurrentPassword(fetch: SupabaseFetch): SupabaseFetch {
  const recovered = new Set<string>();
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    if (request.method === "PUT" && pathname === `${authPath}/user`) {
      const { data } = change.safeParse(await bodyOf(request));
      const session = sessionOf(request.headers.get("authorization")?.split(" ")[1]);
      if (data && !data.current_password && session !== null && !recovered.has(session))
        return Response.json(
          {
            code: 400,
            error_code: "current_password_required",
            msg: "Current password required when setting new password.",
          },
          { status: 400 },
        );
    }
    const isRecovery =
      request.method === "POST" &&
      pathname === `${authPath}/verify` &&
      recovery.safeParse(await bodyOf(request)).success;
    const response = await fetch(request, context);
    if (isRecovery && response.ok) {
      const session = sessionOf(verified.safeParse(await bodyOf(response)).data?.access_token);
      if (session !== null) recovered.add(session);
    }
    return response;
  };
}
