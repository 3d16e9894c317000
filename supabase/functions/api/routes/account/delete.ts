import * as z from "zod/mini";
import { getUser } from "../../../_shared/domain/accounts/user.ts";
import type { User } from "../../../_shared/contract/wire/accounts.ts";
import { accountSettingsMessages } from "../../../_shared/contract/wire/account-settings.ts";
import { administratorMessages } from "../../../_shared/contract/wire/administrators.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal, type AuthCalls } from "../../../_shared/platform/supabase/auth.ts";
import { DatabaseError } from "../../../_shared/platform/supabase/database.ts";
import { defineRoute } from "../../http/route.ts";
import type { Services } from "../../services.ts";

const filesPerRemoval = 500;
const files = z.array(z.object({ bucket: z.string(), name: z.string() }));

/**
 * Deletes the account after its password was checked: first what costs money or is stored elsewhere, then the rows. If
 * a step fails, the account can be deleted again.
 */
export const deleteAccount = defineRoute(endpoints.deleteAccount, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  await takeRateLimits(services.database, { password_account: user.id });
  const auth = services.auth.from(services.addressOf(call.request.headers));
  // Another request may have deleted the account meanwhile, so that no password is correct any more.
  const exists = () => getUser(services.database, call.session.token);
  await checkPassword(auth, user.email, call.input.password, exists);
  // Before anything ends that cannot be restored.
  if (user.isAdmin && (await isLastAdministrator(services, user.id))) throw lastAdministrator();
  await services.billing?.deleteCustomer(user.id);
  await removeFiles(services, user.id);
  await deleteRows(services, user);
  services.log("info", { event: "account_deleted", requestId: call.requestId, userId: user.id });
  services.securityEvents.record("account_deleted", call.request.headers, { userId: user.id });
  services.notices.notify("account_deleted", user, call.request.headers);
  call.signOut();
  return { message: accountSettingsMessages.accountDeleted };
});

/** @param exists rejects if the account does not exist */
async function checkPassword(
  auth: AuthCalls,
  email: string,
  password: string,
  exists: () => Promise<unknown>,
): Promise<void> {
  try {
    await auth.checkPassword(email, password);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.status === 429) throw authServerLimited();
    if (error.code !== "invalid_credentials") throw error;
    await exists();
    throw fieldError("validation_failed", "password", accountSettingsMessages.deletionPasswordWrong);
  }
}

function isLastAdministrator({ database }: Services, userId: string): Promise<boolean> {
  return database.asServer("is_last_administrator", { p_user_id: userId }, z.boolean());
}

function lastAdministrator(cause?: unknown): ApiError {
  return new ApiError("last_administrator", administratorMessages.lastOne, { cause });
}

async function deleteRows(services: Services, user: User): Promise<void> {
  try {
    await services.database.asServer("delete_account", { p_user_id: user.id }, z.boolean());
  } catch (error) {
    // If the other administrator left at the same moment, the database keeps this one.
    const refused = error instanceof DatabaseError && user.isAdmin && (await isLastAdministrator(services, user.id));
    throw refused ? lastAdministrator(error) : error;
  }
}

async function removeFiles({ database, files: store }: Services, userId: string): Promise<void> {
  const list = () => database.asServer("account_files", { p_user_id: userId, p_limit: filesPerRemoval }, files);
  for (let owned = await list(); owned.length > 0;) {
    await store.remove(owned);
    const left = await list();
    if (left.length > 0 && left[0]?.name === owned[0]?.name && left[0]?.bucket === owned[0]?.bucket)
      throw new Error("Storage kept a file that it was asked to remove");
    owned = left;
  }
}
