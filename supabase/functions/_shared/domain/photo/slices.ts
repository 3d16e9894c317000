/**
 * Pictures are decoded on the thread that answers every other call: Supabase's edge runtime has no Web Workers
 * (https://supabase.com/docs/guides/functions/limits). So decoding is cut into slices. All pictures of a process share
 * one slice per turn of the event loop and take it in the order in which they ask, so that neither other calls nor
 * somebody's small photo wait for a large one to be finished.
 */
const sliceMs = 8;

let taken = false;
const waiting: (() => void)[] = [];

function takeTurn(): Promise<void> {
  if (taken) return new Promise((resolve) => waiting.push(resolve));
  taken = true;
  return Promise.resolve();
}

/** The next picture goes on after everything else that is ready has run. */
function handOver(): void {
  setTimeout(() => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  }, 0);
}

/** One picture's share of the thread. */
export class Slices {
  #ends = performance.now() + sliceMs;
  constructor(private readonly signal?: AbortSignal) {}

  /** Lets others run when this slice is used up. @throws the signal's reason once it was aborted */
  async pause(): Promise<void> {
    this.signal?.throwIfAborted();
    if (!this.#usedUp()) return;
    handOver();
    await takeTurn();
    this.signal?.throwIfAborted();
    this.#ends = performance.now() + sliceMs;
  }

  /** Runs steps to their end; each `yield` ends a step, which should take a millisecond at most. */
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

/** Waits for a first slice, runs `work`, and gives the rest of its last slice back, however it ends. */
export async function inSlices<T>(work: (slices: Slices) => Promise<T>, signal?: AbortSignal): Promise<T> {
  await takeTurn();
  try {
    signal?.throwIfAborted();
    return await work(new Slices(signal));
  } finally {
    handOver();
  }
}
