import { useEffect, useEffectEvent } from "react";

/** Longest time that a timer takes; a later moment is waited for in steps. */
const timerMaxMs = 2 ** 31 - 1;

/** Runs `onExpiry` once a moment has come. @param iso null for none */
export function useExpiry(iso: string | null, onExpiry: () => void): void {
  const expire = useEffectEvent(onExpiry);
  useEffect(() => {
    const moment = iso === null ? NaN : Date.parse(iso);
    if (Number.isNaN(moment)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = moment - Date.now();
      if (left <= 0) expire();
      else timer = setTimeout(wait, Math.min(left, timerMaxMs));
    };
    // What is over already was over when the server said so.
    if (moment > Date.now()) wait();
    return () => { clearTimeout(timer); };
  }, [iso]);
}
