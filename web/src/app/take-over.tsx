import { useLayoutEffect } from "react";
import { prerenderedAttribute, repeatEarlyPresses, reportEarlyInput } from "@/lib/early-input.ts";
import { getSession, useSession } from "@/lib/session.ts";

/** On the document while somebody may be signed in: markup that is only true for a visitor is not shown. */
const undecidedAttribute = "data-signed-in";
/** On the document if this device stores something that the prerendered markup does not show. */
const returningAttribute = "data-returning";

/**
 * Rendered beside a route: when React has taken over prerendered markup, it passes on what was entered before, and
 * shows what the inline script has hidden.
 */
export function TakeOver() {
  // Renders this again with every change of the session.
  useSession();
  useLayoutEffect(() => {
    const root = document.querySelector(`[${prerenderedAttribute}]`);
    if (!root) return;
    root.removeAttribute(prerenderedAttribute);
    document.documentElement.removeAttribute(returningAttribute);
    reportEarlyInput(root);
    repeatEarlyPresses();
  }, []);
  useLayoutEffect(() => {
    // During the take-over, the rendered session is a visitor's.
    const now = getSession();
    if (now.status !== "loading" || now.error) document.documentElement.removeAttribute(undecidedAttribute);
  });
  return null;
}
