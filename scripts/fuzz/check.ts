import type { Exchanged } from "./exchange.ts";
import type { FuzzRequest } from "./draft.ts";

/** Describes what is wrong with a response; null if nothing is. */
export function faultOf({ method, target, isPage }: FuzzRequest, { status, headers, text }: Exchanged): string | null {
  if (status === null) return text === "" ? "the connection was dropped" : "the response is incomplete";
  if (status >= 500) return `responded with ${status}`;
  // "/api/../x" is an address of the page, whoever resolves it.
  const path = URL.parse(target, "http://page")?.pathname ?? target;
  const isApi = isPage && (path === "/api" || path.startsWith("/api/"));
  if (!isApi || status < 400 || method === "HEAD") return null;
  if (!headers.get("content-type")?.startsWith("application/json")) return `a ${status} of the API that is not JSON`;
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === "string" && message !== "" ? null : `a ${status} of the API without a message`;
  } catch {
    return `a ${status} of the API whose JSON is broken`;
  }
}

/** A command that sends the same bytes again. */
export function reproduction({ bytes }: FuzzRequest, url: URL): string {
  const octets = [...bytes].map((byte) => {
    const letter = String.fromCharCode(byte);
    return byte >= 0x20 && byte < 0x7f && !"'\\%".includes(letter)
      ? letter
      : `\\x${byte.toString(16).padStart(2, "0")}`;
  });
  return `printf '%b' '${octets.join("")}' | nc ${url.hostname} ${url.port}`;
}
