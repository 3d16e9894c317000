import { sessionHintName } from "@contract/rules/sessions.ts";

/**
 * Whether the server has told this browser that it has a session. Without it, the page requests nothing about a person.
 * The hint may be wrong: only the server's response decides, and it removes a hint that is not true.
 */
export function hasSessionHint(): boolean {
  // Without a page, while it is prerendered for example, there is nobody.
  if (typeof document === "undefined") return false;
  const name = sessionHintName(window.location.protocol === "https:");
  return document.cookie.split("; ").includes(`${name}=1`);
}
