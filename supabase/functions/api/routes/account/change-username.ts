import * as z from "zod/mini";
import { accountMessages } from "../../../_shared/contract/accounts.ts";
import { accountSettingsMessages } from "../../../_shared/contract/account-settings.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { fieldError, unauthorized } from "../../../_shared/errors.ts";
import { rateLimited } from "../../../_shared/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

const changed = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["changed", "taken", "no_account"]) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** Changes the username; its own in another casing counts as free. */
export const changeUsername = defineRoute(endpoints.changeUsername, async (call, { database }) => {
  const result = await database.asPerson(call.session.token, "change_username", { p_username: call.input.username }, changed);
  switch (result.outcome) {
    case "changed": return { message: accountSettingsMessages.usernameUpdated };
    case "taken": throw fieldError("username_taken", "username", accountMessages.usernameTaken);
    case "rate_limited": throw rateLimited(result.retry_after);
    case "no_account": throw unauthorized();
  }
});
