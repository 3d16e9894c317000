import { useState } from "react";

/** Where the focus was when a window opened. @returns gives it back; when its place is gone, to the page's main part */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById("main");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
