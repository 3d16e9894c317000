/** A streamed response may take this many times as long as the wait for its next piece. */
const totalFactor = 3;

/** Ends a streamed response that has stopped arriving; the client's own timeout ends with the response's headers. */
export interface StallGuard {
  /** Aborted with the caller's signal, or by the guard. */
  signal: AbortSignal;
  controller: AbortController;
  /** The response has begun. */
  begin(): void;
  /** A piece has arrived. */
  touch(): void;
  end(): void;
  isStalled(): boolean;
}

/** @param ms the longest wait for the next piece, in milliseconds; the whole response may take three times as long */
export function createStallGuard(caller: AbortSignal | undefined, ms: number): StallGuard {
  const controller = new AbortController();
  let stalled = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let whole: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    stalled = true;
    controller.abort();
  };
  const touch = () => {
    clearTimeout(next);
    next = setTimeout(stop, ms);
  };
  return {
    signal: caller ? AbortSignal.any([caller, controller.signal]) : controller.signal,
    controller,
    begin() {
      whole = setTimeout(stop, ms * totalFactor);
      touch();
    },
    touch,
    end() {
      clearTimeout(next);
      clearTimeout(whole);
    },
    isStalled: () => stalled,
  };
}
