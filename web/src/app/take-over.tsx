import { useLayoutEffect } from "react";
import { prerenderedAttribute, returningAttribute, undecidedAttribute } from "@contract/rules/prerendering.ts";
import { repeatEarlyPresses, reportEarlyInput } from "@/lib/early-input.ts";
import { getSession, useSession } from "@/lib/session.ts";

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
