import { useEffect } from "react";

/** While there are unsaved changes, the browser asks before it closes or reloads the page. */
export function useUnloadQuestion(changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => {
      window.removeEventListener("beforeunload", hold);
    };
  }, [changed]);
}
