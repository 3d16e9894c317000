import { useEffect, useRef, type RefObject } from "react";

/**
 * Closes a dialog when the person goes back or forward: what it was opened on is then not there any more. It is closed as
 * by Escape, so that a dialog which asks first, or must stay, still does.
 * @returns goes on the dialog's content
 */
export function useCloseOnBack(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = () => { content.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })); };
    window.addEventListener("popstate", close);
    return () => { window.removeEventListener("popstate", close); };
  }, []);
  return content;
}
