import { restStatus } from "./descriptions/rest.ts";

/**
 * PostgREST's refusal, with the status that it gives this error.
 * @param code PostgREST's, or PostgreSQL's; by default that of an internal error
 */
export function fakeRestRefusal(code = "XX000", message = code): Response {
  return Response.json({ code, message, details: null, hint: null }, { status: restStatus(code) ?? 500 });
}
