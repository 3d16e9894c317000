/** Responses of Auth for tests, as complete as Auth's own; see `descriptions/auth-bodies.ts`. */

/** Nobody in particular. */
export const fakeUserId = "00000000-0000-4000-8000-000000000001";

const at = "2026-06-01T09:00:00.000000Z";

/** A person with a confirmed address. @param fields replace the usual ones */
export function fakeUser(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const id = fields["id"] ?? fakeUserId;
  const email = "anna@example.com";
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { username: "anna" },
    identities: [
      {
        identity_id: "00000000-0000-4000-8000-0000000000a1",
        id,
        user_id: id,
        provider: "email",
        email: fields["email"] ?? email,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
    ...fields,
  };
}

/** A new session. @param fields replace the usual ones */
export function fakeSession(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    access_token: "a.b.c",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: 4_102_444_800,
    refresh_token: "r",
    user: fakeUser(),
    ...fields,
  };
}

/** A refusal in Auth's first form; `conforming` writes it in the form that the client asks for. */
export function fakeRefusal(status: number, code: string): Response {
  return Response.json({ code: status, error_code: code, msg: code }, { status, headers: { "x-sb-error-code": code } });
}
