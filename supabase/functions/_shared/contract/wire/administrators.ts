import * as z from "zod/mini";

export const administratorMessages = {
  /** The same for every account, so that the response does not reveal which address is the administrator's. */
  linkSent: "If your account's email address is the administrator's, we have sent a new link to it.",
  invalidLink: "This link is not valid for your account, was used before, or has expired.",
  lastOne: "You are the only administrator. Give the role to another account first, then delete this one.",
} as const;

const token = z
  .string({ error: administratorMessages.invalidLink })
  .check(z.minLength(1, administratorMessages.invalidLink), z.maxLength(512, administratorMessages.invalidLink));

/** `POST /api/administrator`: the token from a mailed link. */
export const administratorRequest = z.object({ token });
