import { useEffect, useState } from "react";

/**
 * The present moment for texts that depend on it.
 * @param everyMs how often it moves on; also when the page comes back to the front, since hidden pages' timers sleep
 */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => { setNow(new Date()); };
    const timer = setInterval(update, everyMs);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [everyMs]);
  return now;
}
