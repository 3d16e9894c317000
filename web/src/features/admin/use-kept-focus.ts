import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";

interface KeptFocus {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * For an area whose buttons go away when they have done their work: when the focused one does, the area takes the
 * focus, so that the next Tab goes on from there and not from the top of the sheet.
 * @returns properties of the area's element
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  // After every change: which one takes the button away is not known here.
  useLayoutEffect(() => {
    if (within.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      within.current = true;
    },
    // A removed element loses the focus to nothing.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) within.current = false;
    },
  };
}
