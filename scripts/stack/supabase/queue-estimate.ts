/** Estimates how long a new task would wait for a worker that does one task after the other. */
export class QueueEstimate {
  #waiting = 0;
  #taskMs: number;
  #lastEnd = -Infinity;

  /** @param taskMs what a task takes, in milliseconds, until some have been measured */
  constructor(taskMs: number) {
    this.#taskMs = taskMs;
  }

  /** A task joins the queue. */
  add(): void {
    this.#waiting += 1;
  }

  /**
   * A task has ended.
   * @param addedAt when it joined, and `endedAt` when it ended, in milliseconds of the same clock
   */
  end(addedAt: number, endedAt: number): void {
    this.#waiting -= 1;
    // It began when it joined or when the task before it ended, whichever was later.
    const took = endedAt - Math.max(addedAt, this.#lastEnd);
    this.#lastEnd = endedAt;
    this.#taskMs += (took - this.#taskMs) / 8;
  }

  /** Milliseconds until the tasks in the queue will have ended. */
  get waitMs(): number {
    return this.#waiting * this.#taskMs;
  }
}
