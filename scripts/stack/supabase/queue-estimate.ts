/** Estimates how long a new task would wait for a worker that does one task after the other. Times in milliseconds. */
export class QueueEstimate {
  #waiting = 0;
  #ended = 0;
  #taskMs: number;
  /** When the worker began its current task. */
  #begunAt = 0;

  /** @param taskMs what a task takes until some have been measured */
  constructor(taskMs: number) {
    this.#taskMs = taskMs;
  }

  /** A task joins the queue. */
  add(now: number): void {
    if (this.#waiting === 0) this.#begunAt = now;
    this.#waiting += 1;
  }

  /** The task that the worker was doing has ended. */
  end(now: number): void {
    this.#waiting -= 1;
    this.#ended += 1;
    // The average of the first tasks, then mostly of the last eight.
    this.#taskMs += (now - this.#begunAt - this.#taskMs) / Math.min(this.#ended + 1, 8);
    this.#begunAt = now;
  }

  /** How long until the tasks in the queue will have ended. One that takes longer than the others says so at once. */
  waitMs(now: number): number {
    return this.#waiting === 0 ? 0 : this.#waiting * Math.max(this.#taskMs, now - this.#begunAt);
  }
}
