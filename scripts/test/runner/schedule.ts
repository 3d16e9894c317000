/** Work that shares the machine with other work, or needs it for itself. */
export interface Job {
  /** Uses every core by itself, or measures how long others wait: nothing runs beside it. */
  alone?: boolean;
}

/**
 * Does jobs in their order, as many at once as there are lanes. After a failure nothing more is started; what is under
 * way is finished, so that no failure is lost and nothing is left running.
 * @param work whether the job succeeded
 * @throws what `work` throws, when everything that was under way has ended
 */
export async function runInLanes<J extends Job>(
  jobs: readonly J[],
  lanes: number,
  work: (job: J) => Promise<boolean>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Set<Promise<void>>();
  const state = { aloneIsRunning: false, failed: false, errors: [] as unknown[] };

  const start = (job: J): void => {
    state.aloneIsRunning = job.alone === true;
    const ended = work(job)
      .then(
        (succeeded) => {
          state.failed ||= !succeeded;
        },
        (error: unknown) => {
          state.errors.push(error);
        },
      )
      .finally(() => {
        running.delete(ended);
        state.aloneIsRunning = false;
      });
    running.add(ended);
  };
  const goesOn = () => waiting.length > 0 && !state.failed && state.errors.length === 0;
  const mayStart = (job: J) =>
    running.size === 0 || (job.alone !== true && !state.aloneIsRunning && running.size < lanes);

  while (running.size > 0 || goesOn()) {
    while (goesOn() && mayStart(waiting[0]!)) start(waiting.shift()!);
    await Promise.race(running);
  }
  if (state.errors.length > 0) throw state.errors[0];
}
