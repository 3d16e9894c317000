/** A job that runs in parallel with others, or alone. */
export interface Job {
  /** Runs without other jobs, because it uses every core or measures waiting times. */
  alone?: boolean;
}

/**
 * Runs jobs in order, as many in parallel as there are lanes. After a failure, no job is started; running jobs are
 * finished, so that no failure is lost and nothing is left running.
 * @param work runs a job and returns whether it succeeded
 * @throws the error of `work`, after all running jobs have ended
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
