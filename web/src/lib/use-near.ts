import { useEffect, useState, type RefObject } from "react";

/**
 * Whether an element has come close to the visible area; it then stays true.
 * @param marginPx the distance below or above the visible area that counts as close
 */
export function useNear(element: RefObject<Element | null>, marginPx: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [near, element, marginPx]);
  return near;
}
