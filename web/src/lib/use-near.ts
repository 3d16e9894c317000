import { useEffect, useState, type RefObject } from "react";

/**
 * Whether an element has come near what the person sees; once true it stays true.
 * @param marginPx how far below or above the visible part counts as near
 */
export function useNear(element: RefObject<Element | null>, marginPx: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) setNear(true); }, { rootMargin: `${marginPx}px` });
    observer.observe(element.current);
    return () => { observer.disconnect(); };
  }, [near, element, marginPx]);
  return near;
}
