import * as z from "zod/mini";
import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { accountSettingsMessages } from "../../../_shared/contract/wire/account-settings.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { fieldError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

const changed = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["changed", "taken", "no_account"]) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** Changes the username; the person's own name in different capitalization counts as available. */
export const changeUsername = defineRoute(
  endpoints.changeUsername,
  async (call, { database, notices, securityEvents }) => {
    const { id: userId, email, username: from } = await getUser(database, call.session.token);
    const { username } = call.input;
    const result = await database.asPerson(call.session.token, "change_username", { p_username: username }, changed);
    switch (result.outcome) {
      case "changed":
        if (username !== from) {
          securityEvents.record("username_changed", call.request.headers, { userId });
          notices.notify("username_changed", { email }, call.request.headers);
        }
        return { message: accountSettingsMessages.usernameUpdated };
      case "taken":
        throw fieldError("username_taken", "username", accountMessages.usernameTaken);
      case "rate_limited":
        throw rateLimited(result.retry_after);
      case "no_account":
        throw unauthorized();
    }
  },
);
