import type { Usage, User } from "@contract/wire/accounts.ts";
import type { CurrentSession } from "@contract/wire/current-session.ts";
import type { RealtimeToken } from "@contract/wire/realtime.ts";
import { isFlag, isNumber, isText, objectOf, oneOf, optional, orNull, readerOf } from "./response-shape.ts";
import { isStatus } from "./status.ts";

const isUser = objectOf<Required<User>>({
  id: isText,
  username: isText,
  email: isText,
  isPremium: isFlag,
  premiumAccess: isFlag,
  premiumUntil: orNull(isText),
  usageCount: isNumber,
  usage: objectOf<Usage>({ used: isNumber, limit: orNull(isNumber), resetsAt: isText }),
  stripeSubscriptionId: orNull(isText),
  stripeCustomerId: orNull(isText),
  isAdmin: isFlag,
  secondFactor: optional(oneOf("enroll", "verify", "given")),
});

const isLiveToken = objectOf<RealtimeToken>({ token: isText, expiresAt: isText });

/** Reads a token for live updates. */
export const liveTokenReader = readerOf<RealtimeToken>(isLiveToken, "a token");

/** Reads the signed-in person. */
export const userReader = readerOf<User>(isUser, "a person");

/** Reads the response with which the page starts. */
export const sessionReader = readerOf<CurrentSession>(
  objectOf<CurrentSession>({
    user: isUser,
    status: isStatus,
    liveToken: orNull(isLiveToken),
  }),
  "a session",
);
