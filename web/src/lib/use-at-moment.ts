import { useEffect, useEffectEvent } from "react";
import { atMoment } from "./at-moment.ts";

/** Runs `run` once a moment has come, and again until the moment is another or null. @param momentMs see `atMoment` */
export function useAtMoment(momentMs: number | null, run: () => void): void {
  const tell = useEffectEvent(run);
  useEffect(() => (momentMs === null || Number.isNaN(momentMs) ? undefined : atMoment(momentMs, () => { tell(); })), [momentMs]);
}
