import {
  AuthClient,
  isAuthSessionMissingError,
  type AuthError,
  type AuthTokenResponsePassword,
  type Session as AuthSession,
  type User as AuthUser,
} from "@supabase/supabase-js";
import { authPath } from "../../contract/wire/supabase-paths.ts";
import { describeError, unavailable } from "../errors.ts";
import { unknownAddress } from "../limits/address.ts";

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: number;
}

/** An error of the auth server; `code` is its own error code, for the caller to translate. */
export class AuthRefusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "AuthRefusal";
    this.code = code;
    this.status = status;
  }
}

export interface SignUpResult {
  user: AuthUser;
  /** Null if the address must be confirmed first. */
  tokens: Tokens | null;
}

/** The auth server, for the requests of one person. */
export interface AuthServer {
  /** @param address the person's network address, which the auth server uses for its limits */
  from(address: string): AuthCalls;
}

/** Requests to the auth server. Each rejects with `AuthRefusal`, or with `unavailable` if it does not respond. */
export interface AuthCalls {
  signIn(email: string, password: string): Promise<Tokens>;
  /**
   * Rejects with `invalid_credentials` for a wrong password. The session that this check creates is ended immediately.
   */
  checkPassword(email: string, password: string): Promise<void>;
  signUp(account: { email: string; password: string; username: string }): Promise<SignUpResult>;
  refresh(refreshToken: string): Promise<Tokens>;
  /** The owner of an access token, according to the auth server. */
  userOf(accessToken: string): Promise<AuthUser>;
  signOut(accessToken: string): Promise<void>;
  /**
   * Sets a new password and ends all other sessions of the account. Rejects with `invalid_credentials` for a wrong
   * current password, with `insufficient_aal` if the account has an authenticator app and there is no code of it.
   * @returns a new session, which replaces the caller's
   */
  changePassword(email: string, currentPassword: string, newPassword: string, code?: string): Promise<Tokens>;
  /**
   * Consumes the link of a confirmation mail: the address is confirmed and its owner signed in. Rejects with
   * `invalid_link`.
   */
  confirmEmail(tokenHash: string): Promise<Tokens>;
  /** Sends the recovery mail if the account exists. */
  sendRecovery(email: string): Promise<void>;
  /**
   * Consumes a recovery link, sets the password and ends all sessions of the account. Rejects with `invalid_link`, or
   * with `weak_password` if the auth server's rules are stricter than ours.
   * @param code of the authenticator app, if the account has one; a wrong one uses up the link as well
   * @returns the owner of the account
   */
  resetPassword(
    tokenHash: string,
    newPassword: string,
    code?: string,
  ): Promise<{ id: string; email: string | undefined }>;
}

interface AuthConfig {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  forwardClientAddress: boolean;
}

/** @param fetcher replaced by tests at the HTTP level */
export function createAuthServer(config: AuthConfig, fetcher: typeof fetch = fetch): AuthServer {
  return { from: (address) => authCalls(config, address, fetcher) };
}

/**
 * Supabase counts by the forwarded address if it comes with a secret key and the project allows it; see docs/deploy-reference.md.
 * A range of IPv6 addresses is represented by its first address.
 */
function headersFor(
  { publishableKey, secretKey, forwardClientAddress }: AuthConfig,
  address: string,
): Record<string, string> {
  const key = forwardClientAddress ? secretKey : publishableKey;
  const forwarded: Record<string, string> =
    forwardClientAddress && address !== unknownAddress ? { "sb-forwarded-for": address.replace(/\/64$/, "") } : {};
  // Spelled like the client spells it, so that a person's token replaces the key instead of being appended.
  return { apikey: key, Authorization: `Bearer ${key}`, ...forwarded };
}

function authCalls(config: AuthConfig, address: string, fetcher: typeof fetch): AuthCalls {
  // A client stores its session in memory, so every call gets a new client and people never share one.
  const client = () =>
    new AuthClient({
      url: `${config.supabaseUrl}${authPath}`,
      headers: headersFor(config, address),
      fetch: withoutRetries(fetcher),
      flowType: "implicit",
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    });

  return {
    async signIn(email, password) {
      const { data, error } = await signInWith(client(), email, password);
      return tokensOf(data.session, error);
    },
    async checkPassword(email, password) {
      const auth = client();
      const { data, error } = await signInWith(auth, email, password);
      const { accessToken } = tokensOf(data.session, error);
      // Otherwise it would appear in the person's list of devices as an unknown device.
      const { error: notEnded } = await auth.admin.signOut(accessToken, "local");
      // Another request may have ended it, or deleted the account, meanwhile.
      const isGone = isAuthSessionMissingError(notEnded) || [401, 403, 404].includes(notEnded?.status ?? 0);
      if (notEnded && !isGone) throw translated(notEnded);
    },
    async signUp({ email, password, username }) {
      const { data, error } = await client().signUp({ email, password, options: { data: { username } } });
      if (error) throw translated(error);
      if (!data.user) throw new AuthRefusal("no_user", 500, "sign-up returned no user");
      // With confirmations on, the response for an existing address contains a made-up user without an identity.
      if (data.user.identities?.length === 0)
        throw new AuthRefusal("user_already_exists", 422, "the address has an account");
      return { user: data.user, tokens: data.session ? tokensOf(data.session, null) : null };
    },
    async refresh(refreshToken) {
      const { data, error } = await client().refreshSession({ refresh_token: refreshToken });
      return tokensOf(data.session, error);
    },
    async userOf(accessToken) {
      const { data, error } = await client().getUser(accessToken);
      if (error) throw translated(error);
      return data.user;
    },
    async signOut(accessToken) {
      const { error } = await client().admin.signOut(accessToken, "local");
      if (error) throw translated(error);
    },
    async changePassword(email, currentPassword, newPassword, code) {
      const auth = client();
      const signedIn = await signInWith(auth, email, currentPassword);
      tokensOf(signedIn.data.session, signedIn.error);
      await setPassword(auth, { password: newPassword, current_password: currentPassword }, code);
      const opened = await auth.getSession();
      const tokens = tokensOf(opened.data.session, opened.error);
      const ended = await auth.admin.signOut(tokens.accessToken, "others");
      if (ended.error) throw translated(ended.error);
      return tokens;
    },
    async confirmEmail(tokenHash) {
      // Not "email", which would also accept the token of a recovery mail.
      const { data, error } = await client().verifyOtp({ type: "signup", token_hash: tokenHash });
      if (error) throw linkRefusal(error);
      return tokensOf(data.session, null);
    },
    async sendRecovery(email) {
      const { error } = await client().resetPasswordForEmail(email);
      if (error) throw translated(error);
    },
    async resetPassword(tokenHash, newPassword, code) {
      const auth = client();
      const verified = await auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
      if (verified.error) throw linkRefusal(verified.error);
      const { accessToken } = tokensOf(verified.data.session, verified.error);
      await setPassword(auth, { password: newPassword }, code);
      const ended = await auth.admin.signOut(accessToken, "global");
      if (ended.error) throw translated(ended.error);
      const owner = verified.data.user;
      if (!owner) throw new AuthRefusal("no_user", 500, "a recovery returned no user");
      return { id: owner.id, email: owner.email };
    },
  };
}

/**
 * Sets the password of the client's session, which ends if it is refused. With a second factor, Auth changes a password
 * only in a session that used it.
 */
async function setPassword(
  client: InstanceType<typeof AuthClient>,
  password: { password: string; current_password?: string },
  code: string | undefined,
): Promise<void> {
  const { data } = await client.getSession();
  const error =
    (code === undefined ? null : await enterCode(client, code)) ?? (await client.updateUser(password)).error;
  // "same_password": the account already has this password, so the request is fulfilled.
  if (!error || error.code === "same_password") return;
  if (data.session) await client.admin.signOut(data.session.access_token, "local");
  throw translated(error);
}

/** Raises the client's session with the code of the account's authenticator app; without an app there is nothing to do. */
async function enterCode(client: InstanceType<typeof AuthClient>, code: string): Promise<AuthError | null> {
  const { data, error } = await client.mfa.listFactors();
  const app = data?.totp[0];
  return app === undefined ? error : (await client.mfa.challengeAndVerify({ factorId: app.id, code })).error;
}

/**
 * The auth server fails if another request deletes the account or ends its sessions while this session is being stored.
 * A second attempt signs in, or reports that there is no such account.
 */
async function signInWith(
  client: InstanceType<typeof AuthClient>,
  email: string,
  password: string,
): Promise<AuthTokenResponsePassword> {
  const result = await client.signInWithPassword({ email, password });
  return result.error?.code === serverFailed ? await client.signInWithPassword({ email, password }) : result;
}

function linkRefusal(error: AuthError): Error {
  const refusal = translated(error);
  const refused = refusal instanceof AuthRefusal && refusal.status < 500 && refusal.status !== 429;
  return refused ? new AuthRefusal("invalid_link", 400, error.message) : refusal;
}

function tokensOf(session: AuthSession | null, error: AuthError | null): Tokens {
  if (error) throw translated(error);
  if (!session) throw new AuthRefusal("no_session", 500, "the auth server returned no session");
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresAt: session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in,
  };
}

const timeoutMs = 15_000;
const unreachable = "unreachable";
const serverFailed = "server_failed";

/**
 * The client retries a refresh for half a minute if the server fails, while a person waits. Failures are converted to
 * client errors, which it returns immediately.
 */
function withoutRetries(fetcher: typeof fetch): typeof fetch {
  const dressed = (code: string, msg: string) => Response.json({ code, error_code: code, msg }, { status: 424 });
  return async (input, init) => {
    try {
      const response = await fetcher(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status < 500) return response;
      return dressed(
        response.status === 500 ? serverFailed : unreachable,
        `HTTP ${response.status}: ${(await response.text()).slice(0, 500)}`,
      );
    } catch (error) {
      return dressed(unreachable, describeError(error));
    }
  };
}

function translated(error: AuthError): Error {
  if (error.code === unreachable || error.status === undefined) return unavailable(error);
  // The client has an error of its own for this code, without a code.
  if (isAuthSessionMissingError(error)) return new AuthRefusal("session_not_found", error.status, error.message);
  return new AuthRefusal(
    error.code ?? "unexpected_failure",
    error.code === serverFailed ? 500 : error.status,
    error.message,
  );
}
