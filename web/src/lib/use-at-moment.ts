import { useEffect, useEffectEvent } from "react";
import { atMoment } from "./at-moment.ts";

/** Runs `run` when a time has come, and repeats until the time changes or is null. @param momentMs see `atMoment` */
export function useAtMoment(momentMs: number | null, run: () => void): void {
  const tell = useEffectEvent(run);
  useEffect(
    () =>
      momentMs === null || Number.isNaN(momentMs)
        ? undefined
        : atMoment(momentMs, () => {
            tell();
          }),
    [momentMs],
  );
}
