import * as z from "zod/mini";
import { jwt } from "./describe.ts";

const email = z.string().check(z.regex(/@/));
const text = z.string().check(z.minLength(1));
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/));
const captcha = z.optional(z.strictObject({ captcha_token: z.optional(text) }));
/** Sent by supabase-js with every call that could begin a PKCE flow; ours do not. */
const noPkce = { code_challenge: z.optional(z.null()), code_challenge_method: z.optional(z.null()) };

/** What is sent, by call. Nothing else may be. */
export const authRequests = {
  signUp: z.strictObject({
    email,
    password: text,
    data: z.strictObject({ username: text }),
    gotrue_meta_security: captcha,
    ...noPkce,
  }),
  password: z.strictObject({ email, password: text, gotrue_meta_security: captcha }),
  refresh: z.strictObject({ refresh_token: text }),
  pkce: z.strictObject({ auth_code: text, code_verifier: text }),
  change: z.strictObject({ password: text, current_password: z.optional(text), ...noPkce }),
  recover: z.strictObject({ email, gotrue_meta_security: captcha, ...noPkce }),
  verify: z.strictObject({ type: z.literal("recovery"), token_hash: text, gotrue_meta_security: captcha }),
  confirm: z.strictObject({ type: z.literal("signup"), token_hash: text, gotrue_meta_security: captcha }),
  enroll: z.strictObject({ factor_type: z.literal("totp"), friendly_name: text, issuer: text }),
  /** The client repeats the factor of the path. */
  challenge: z.strictObject({ factorId: z.optional(text) }),
  verifyFactor: z.strictObject({ challenge_id: text, code: text }),
  makeUser: z.strictObject({
    email,
    password: text,
    email_confirm: z.literal(true),
    user_metadata: z.strictObject({ username: text }),
  }),
  makeLink: z.looseObject({ type: z.enum(["signup", "recovery"]), email }),
  setPassword: z.strictObject({ password: text }),
  deleteUser: z.strictObject({ should_soft_delete: z.literal(false) }),
};

const factor = z.looseObject({ id: z.uuid(), factor_type: text, status: z.enum(["verified", "unverified"]) });

/** Of `UserSchema`, what Auth always sends and what we read. */
export const authUser = z.looseObject({
  id: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.string(),
  email,
  app_metadata: z.looseObject({}),
  user_metadata: z.looseObject({}),
  identities: z.optional(z.nullable(z.array(z.looseObject({ identity_id: z.uuid(), user_id: z.uuid() })))),
  factors: z.optional(z.nullable(z.array(factor))),
  created_at: time,
  updated_at: time,
});

/** Of `AccessTokenResponseSchema`. */
export const authSession = z.looseObject({
  access_token: z.string().check(z.regex(jwt)),
  token_type: z.literal("bearer"),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: text,
  user: authUser,
});

/** Other responses. */
export const authResponses = {
  health: z.looseObject({ version: z.string(), name: z.literal("GoTrue"), description: z.string() }),
  empty: z.strictObject({}),
  link: z.looseObject({ id: z.uuid(), hashed_token: text, verification_type: text }),
  enrollment: z.looseObject({
    id: z.uuid(),
    type: z.literal("totp"),
    totp: z.looseObject({ qr_code: z.string().check(z.regex(/^<(?:\?xml|svg)/)), secret: text, uri: text }),
  }),
  challenge: z.looseObject({ id: z.uuid(), type: z.literal("totp"), expires_at: z.int() }),
  removed: z.looseObject({ id: z.uuid() }),
};

/** A refusal as Auth writes it for clients that name no version: ours for second factors. */
export const firstRefusal = z.looseObject({ code: z.int(), error_code: text, msg: text });
/** A refusal of the version 2024-01-01, which supabase-js asks for. */
export const datedRefusal = z.looseObject({ code: text, message: text });
