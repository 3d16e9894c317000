import { useRef } from "react";

interface AutoFocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Handlers for a dialog's content that give the focus back to whatever had it when the dialog opened, or to the page's
 * main part when that is gone. Radix does so for its own triggers only; ours are opened by state, and would leave the
 * keyboard at the top of the page.
 */
export function useOpener({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocusHandlers): Required<AutoFocusHandlers> {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      const { activeElement } = document;
      const inside = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
      if (activeElement instanceof HTMLElement && activeElement !== document.body && !inside) opener.current = activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
      // Two dialogs that close at once: the one beneath has given the focus back already.
      const given = document.activeElement !== null && document.activeElement !== document.body;
      if (target === opener.current || !given) target?.focus({ preventScroll: true });
    },
  };
}
