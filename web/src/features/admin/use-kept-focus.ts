import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * For an area whose buttons disappear after they were used: if the focused button disappears, the area takes the focus,
 * so that the next Tab continues from there and not from the top of the sheet.
 * @returns properties of the area's element
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  // After every render, because any of them may remove the button.
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    // When a focused element is removed, there is no `relatedTarget`.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) within.current = false;
    },
  };
}
