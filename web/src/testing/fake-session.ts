import { sessionHintName } from "@contract/rules/sessions.ts";
import type { User } from "@contract/wire/accounts.ts";
import { failure, jsonResponse, type FakeRoute } from "./fake-api.ts";

const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" };

/** Sets or removes the cookie that says whether this browser has a session. */
export function setSessionHint(isSet: boolean): void {
  document.cookie = `${sessionHintName(false)}=1; path=/${isSet ? "" : "; max-age=0"}`;
}

/** The response with which the page starts for a person. */
export function sessionResponse(user: User): Response {
  return jsonResponse({ user, status, liveToken: null });
}

/** The calls about a browser's session, and its hint: a person's, or a visitor's without a session. */
export function sessionRoutes(user: User | null): Record<string, FakeRoute> {
  const refused = () => failure(401, "unauthorized", "Please log in.");
  setSessionHint(user !== null);
  return {
    "GET /api/session": () => (user ? sessionResponse(user) : refused()),
    "GET /api/user": () => (user ? jsonResponse(user) : refused()),
  };
}
