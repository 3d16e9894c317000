/**
 * Pictures are decoded on the thread that processes all requests, because Supabase's edge runtime has no Web Workers
 * (https://supabase.com/docs/guides/functions/limits). Decoding is therefore divided into slices. All pictures of a
 * process share one slice per turn of the event loop, in the order of their requests, so that neither other requests
 * nor small photos wait until a large one is finished.
 */
const sliceMs = 8;

let taken = false;
const waiting: (() => void)[] = [];

function takeTurn(): Promise<void> {
  if (taken) return new Promise((resolve) => waiting.push(resolve));
  taken = true;
  return Promise.resolve();
}

/** The next picture continues after everything else that is ready has run. */
function handOver(): void {
  setTimeout(() => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  }, 0);
}

/** The time slices of one picture. */
export class Slices {
  #ends = performance.now() + sliceMs;
  constructor(private readonly signal?: AbortSignal) {}

  /** Lets others run when this slice is used up. @throws the signal's reason if it was aborted */
  async pause(): Promise<void> {
    this.signal?.throwIfAborted();
    if (!this.#usedUp()) return;
    handOver();
    await takeTurn();
    this.signal?.throwIfAborted();
    this.#ends = performance.now() + sliceMs;
  }

  /** Runs all steps. Each `yield` ends a step, which should take at most 1 ms. */
  async run<T>(steps: Generator<void, T>): Promise<T> {
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return step.value;
      if (this.#usedUp()) await this.pause();
    }
  }

  #usedUp(): boolean {
    return performance.now() >= this.#ends;
  }
}

/** Waits for a first slice, runs `work`, and returns the rest of its last slice when it ends or fails. */
export async function inSlices<T>(work: (slices: Slices) => Promise<T>, signal?: AbortSignal): Promise<T> {
  await takeTurn();
  try {
    signal?.throwIfAborted();
    return await work(new Slices(signal));
  } finally {
    // Without anybody who waits, no timer is left behind when the work has ended.
    if (waiting.length > 0) handOver();
    else taken = false;
  }
}
