/** One part of the deployment. It can be repeated: what is in place already stays. */
export interface Step {
  title: string;
  /** Whether it only looks or checks: then a report does not count it as a change. */
  changesNothing?: boolean;
  /** @throws Error that says what was refused */
  run: () => void | Promise<void>;
}

/** What became of the steps. */
export interface StepsResult {
  /** The steps that changed something. */
  done: string[];
  failed: { title: string; reason: string; changesNothing: boolean } | null;
  left: string[];
}

export interface StepsOptions {
  /** Prints each step before it runs, with its number, and how long it took. */
  log: (line: string) => void;
  /** Aborted when the person ends the command: the step that runs is the last one. */
  signal?: AbortSignal;
}

/** Why a step counts as failed that was ended with Ctrl-C. */
export const ended = "The command was ended.";

/** Shorter times are not printed, in milliseconds. */
const noticedMs = 1000;

/** Runs the steps in their order, until one fails or the command is ended. */
export async function runSteps(steps: readonly Step[], { log, signal }: StepsOptions): Promise<StepsResult> {
  const done: string[] = [];
  for (const [index, { title, run, changesNothing = false }] of steps.entries()) {
    const failed = (reason: string, changed: boolean): StepsResult => ({
      done,
      failed: { title, reason, changesNothing: !changed },
      left: steps.slice(index + 1).map((step) => step.title),
    });
    if (signal?.aborted) return failed(ended, false);
    log(`[${index + 1}/${steps.length}] ${title}`);
    const began = performance.now();
    try {
      await run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return failed(signal?.aborted ? ended : reason, !changesNothing);
    }
    const took = performance.now() - began;
    if (took >= noticedMs) log(`      ${Math.round(took / 1000)} s`);
    if (!changesNothing) done.push(title);
  }
  return { done, failed: null, left: [] };
}

/** The sentences that a person reads after a failed step: what failed, what was changed, and what is missing. */
export function failureReport({ done, failed, left }: StepsResult): string[] {
  if (!failed) return [];
  // A step that changes something may have changed a part of it before it failed.
  const unchanged = failed.changesNothing ? "Nothing was changed." : "Nothing was changed before it.";
  return [
    `✗ ${failed.title}: ${failed.reason}`,
    done.length > 0 ? `Done: ${done.join(", ")}.` : unchanged,
    `Not done: ${[failed.title, ...left].join(", ")}.`,
    failed.reason === ended
      ? "Run the command again to go on: what is done stays as it is."
      : "Run the command again when the cause is gone: what is done stays as it is.",
  ];
}
