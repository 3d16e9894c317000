import * as z from "zod/mini";
import { authPath } from "../../../contract/wire/supabase-paths.ts";
import { authRequests, authResponses, authSession, authUser, datedRefusal, firstRefusal } from "./auth-bodies.ts";
import { authErrors, authSource } from "./auth-errors.ts";
import { json, valueProblems, type Call, type Received, type Service, type SuccessResponse } from "./describe.ts";

const auth = "supabase/functions/_shared/platform/supabase/auth.ts";
const factors = "supabase/functions/_shared/platform/supabase/factors.ts";
const social = "web/src/features/auth/components/social-providers.tsx";
const smokeTest = "scripts/deploy/smoke/account.ts";
const verify = "scripts/verify/auth.ts";
const administrators = "scripts/admin/store.ts";
const start = "scripts/stack/accounts.ts";

/** The version of the responses that supabase-js asks for. */
export const versionHeader = "x-supabase-api-version";
export const datedVersion = "2024-01-01";

const ok = (body: SuccessResponse["body"]): SuccessResponse[] => [{ status: 200, body }];
const redirect: SuccessResponse[] = [{ status: 302, body: "bytes", headers: { location: /^https?:/ } }];

const call = (
  name: string,
  [method, path]: readonly [string, string],
  details: Pick<Call, "as" | "body" | "responses" | "usedBy"> & { file: string },
): Call => {
  const { file, ...rest } = details;
  return { name, method: method!, path: `${authPath}${path}`, ...rest, source: authSource(`internal/api/${file}`) };
};

const signOut = (scope: string): Call =>
  call(`sign out ${scope}`, ["POST", `/logout?scope=${scope}`], {
    as: "person",
    body: null,
    responses: [{ status: 204, body: null }],
    usedBy: [auth],
    file: "logout.go",
  });

export const authCalls: readonly Call[] = [
  call("ask whether Auth is there", ["GET", "/health"], {
    as: "anyone",
    body: null,
    responses: ok(authResponses.health),
    usedBy: ["supabase/functions/api/readiness/probes.ts"],
    file: "api.go",
  }),
  call("sign up", ["POST", "/signup"], {
    as: "anyone",
    body: authRequests.signUp,
    // A session if addresses need no confirmation, else the user.
    responses: ok(z.union([authSession, authUser])),
    usedBy: [auth, start],
    file: "signup.go",
  }),
  call("sign in", ["POST", "/token?grant_type=password"], {
    as: "anyone",
    body: authRequests.password,
    responses: ok(authSession),
    usedBy: [auth, start],
    file: "token.go",
  }),
  call("refresh", ["POST", "/token?grant_type=refresh_token"], {
    as: "anyone",
    body: authRequests.refresh,
    responses: ok(authSession),
    usedBy: [auth],
    file: "token_refresh.go",
  }),
  signOut("local"),
  signOut("others"),
  signOut("global"),
  call("read the user", ["GET", "/user"], {
    as: "person",
    body: null,
    responses: ok(authUser),
    usedBy: [auth, factors],
    file: "user.go",
  }),
  call("change the user", ["PUT", "/user"], {
    as: "person",
    body: authRequests.change,
    responses: ok(authUser),
    usedBy: [auth],
    file: "user.go",
  }),
  call("send a recovery mail", ["POST", "/recover"], {
    as: "anyone",
    body: authRequests.recover,
    responses: ok(authResponses.empty),
    usedBy: [auth],
    file: "recover.go",
  }),
  call("use a recovery link", ["POST", "/verify"], {
    as: "anyone",
    body: authRequests.verify,
    responses: ok(authSession),
    usedBy: [auth],
    file: "verify.go",
  }),
  call("use a confirmation link", ["POST", "/verify"], {
    as: "anyone",
    body: authRequests.confirm,
    responses: ok(authSession),
    usedBy: [auth],
    file: "verify.go",
  }),
  call("enroll a factor", ["POST", "/factors"], {
    as: "person",
    body: authRequests.enroll,
    responses: ok(authResponses.enrollment),
    usedBy: [factors],
    file: "mfa.go",
  }),
  call("challenge a factor", ["POST", "/factors/{id}/challenge"], {
    as: "person",
    body: authRequests.challenge,
    responses: ok(authResponses.challenge),
    usedBy: [auth, factors],
    file: "mfa.go",
  }),
  call("verify a factor", ["POST", "/factors/{id}/verify"], {
    as: "person",
    body: authRequests.verifyFactor,
    responses: ok(authSession),
    usedBy: [auth, factors],
    file: "mfa.go",
  }),
  call("remove a factor", ["DELETE", "/factors/{id}"], {
    as: "person",
    body: null,
    responses: ok(authResponses.removed),
    usedBy: [factors],
    file: "mfa.go",
  }),
  call(
    "begin a social sign-in",
    ["GET", "/authorize?provider={provider}&redirect_to={address}&code_challenge={code}&code_challenge_method=s256"],
    { as: "public", body: null, responses: redirect, usedBy: [social], file: "external.go" },
  ),
  call("finish a social sign-in", ["POST", "/token?grant_type=pkce"], {
    as: "anyone",
    body: authRequests.pkce,
    responses: ok(authSession),
    usedBy: [social],
    file: "token.go",
  }),
  call("make a user", ["POST", "/admin/users"], {
    as: "server",
    body: authRequests.makeUser,
    responses: ok(authUser),
    usedBy: [smokeTest, "scripts/verify/account.ts"],
    file: "admin.go",
  }),
  call("make a link without a mail", ["POST", "/admin/generate_link"], {
    as: "server",
    body: authRequests.makeLink,
    responses: ok(authResponses.link),
    usedBy: [verify, administrators],
    file: "mail.go",
  }),
  call("read a user", ["GET", "/admin/users/{id}"], {
    as: "server",
    body: null,
    responses: ok(authUser),
    usedBy: [smokeTest, "scripts/verify/account.ts"],
    file: "admin.go",
  }),
  call("set a user's password", ["PUT", "/admin/users/{id}"], {
    as: "server",
    body: authRequests.setPassword,
    responses: ok(authUser),
    usedBy: [administrators],
    file: "admin.go",
  }),
  call("delete a user", ["DELETE", "/admin/users/{id}"], {
    as: "server",
    body: authRequests.deleteUser,
    responses: ok(authResponses.empty),
    usedBy: [smokeTest, "scripts/verify/account.ts"],
    file: "admin.go",
  }),
];

/** Whether the response to a request has the form of 2024-01-01. Source: internal/api/apiversions.go. */
export const asksForDated = (headers: Headers): boolean => (headers.get(versionHeader) ?? "") >= datedVersion;

/** A refusal of Auth: its form, and that its code has this status at this call. */
export function authRefusalProblems(called: Call, request: Request, { status, headers, text }: Received): string[] {
  // An Auth without second factors does not know their addresses; Go's server responds with this text.
  if (status === 404 && text.startsWith("404 ")) return [];
  const body = json(text);
  const dated = asksForDated(request.headers);
  const problems = valueProblems("the refusal", dated ? datedRefusal : firstRefusal, body);
  if (problems.length > 0) return problems;
  const { code, error_code: errorCode } = body as { code: unknown; error_code?: string };
  const name = dated ? String(code) : errorCode!;
  const known = authErrors[name];
  if (!known) return [`the error code ${name} is not described`];
  const { calls, statuses } = known;
  const isPossible = calls === "all" || (calls === "person" ? called.as === "person" : calls.includes(called.name));
  return [
    ...(isPossible ? [] : [`"${called.name}" is never refused with ${name}`]),
    ...(statuses.includes(status) ? [] : [`${name} has the status ${statuses.join(" or ")}, not ${status}`]),
    ...(dated || code === status ? [] : [`the refusal's code is ${String(code)}, not the status ${status}`]),
    ...(dated && headers.get(versionHeader) !== datedVersion
      ? [`the refusal's header ${versionHeader} is missing`]
      : []),
  ];
}

export const authService: Service = { path: authPath, calls: authCalls, refusalProblems: authRefusalProblems };
