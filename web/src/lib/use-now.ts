import { useEffect, useState } from "react";

/**
 * The current time, for texts that depend on it.
 * @param everyMs the interval of updates; it also updates when the page becomes visible again, because timers of hidden
 * pages sleep
 */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => {
      setNow(new Date());
    };
    const timer = setInterval(update, everyMs);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [everyMs]);
  return now;
}
