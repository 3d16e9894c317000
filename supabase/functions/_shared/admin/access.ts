import * as z from "zod/mini";
import { adminMessages } from "../contract/admin.ts";
import { ApiError, unauthorized } from "../errors.ts";
import type { Database } from "../supabase/database.ts";

/**
 * Asks the database whether the token's owner is an administrator. Every function behind the panel asks again.
 * @throws ApiError `unauthorized` when the account or session is gone, `forbidden` without the role
 */
export async function requireAdmin(database: Database, token: string): Promise<void> {
  const access = await database.asPerson(token, "admin_access", {}, z.enum(["admin", "forbidden", "no_account"]));
  if (access === "no_account") throw unauthorized();
  if (access === "forbidden") throw new ApiError("forbidden", adminMessages.forbidden);
}
