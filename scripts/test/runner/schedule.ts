/** A job that runs in parallel with others, or alone. */
export interface Job {
  /** Runs without other jobs, because it measures waiting times. */
  alone?: boolean;
  /** How many places it takes; by default one. */
  places?: number;
}

const placesOf = (jobs: Iterable<Job>): number => [...jobs].reduce((sum, { places = 1 }) => sum + places, 0);

/**
 * Runs jobs in parallel, as many as the places allow. Of those that fit, the one that takes the most places starts first,
 * because small ones fill what it leaves; of equal ones, the first. A job that runs alone lets no later one start.
 * @param places for jobs that run at the same time; a job that takes more of them runs when nothing else does
 * @param work runs a job; it does not reject
 */
export async function runJobs<J extends Job>(
  jobs: readonly J[],
  places: number,
  work: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const running = new Map<J, Promise<unknown>>();

  const start = (job: J): void => {
    running.set(
      job,
      work(job).finally(() => running.delete(job)),
    );
  };
  const mayStart = (job: J) => {
    if (running.size === 0) return true;
    if (job.alone === true || [...running.keys()].some(({ alone }) => alone)) return false;
    return placesOf(running.keys()) + (job.places ?? 1) <= places;
  };
  /** The next job that may start; those behind a job that runs alone wait for it. */
  const next = (): J | undefined => {
    const exclusive = waiting.findIndex(({ alone }) => alone);
    const candidates = exclusive < 0 ? waiting : waiting.slice(0, exclusive + 1);
    return candidates.filter(mayStart).toSorted((a, b) => (b.places ?? 1) - (a.places ?? 1))[0];
  };

  while (running.size > 0 || waiting.length > 0) {
    for (let job = next(); job !== undefined; job = next()) {
      waiting.splice(waiting.indexOf(job), 1);
      start(job);
    }
    await Promise.race(running.values());
  }
}
