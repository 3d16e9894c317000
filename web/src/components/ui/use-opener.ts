import { useRef } from "react";

interface AutoFocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/**
 * Handlers for a dialog's content that return the focus to the element that had it when the dialog opened, or to the
 * main part of the page if that element is gone. Radix does this only for its own triggers. Our dialogs are opened by
 * state, and without this the keyboard focus would start at the top of the page.
 */
export function useOpener({ onOpenAutoFocus, onCloseAutoFocus }: AutoFocusHandlers): Required<AutoFocusHandlers> {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus(event) {
      const { activeElement } = document;
      const inside = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
      if (activeElement instanceof HTMLElement && activeElement !== document.body && !inside)
        opener.current = activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
      // Two dialogs closed at once: the one beneath has already returned the focus.
      const given = document.activeElement !== null && document.activeElement !== document.body;
      if (target === opener.current || !given) target?.focus({ preventScroll: true });
    },
  };
}
