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

/**
 * Runs the steps in their order, until one fails.
 * @param log prints the title of each step before it runs
 */
export async function runSteps(steps: readonly Step[], log: (line: string) => void): Promise<StepsResult> {
  const done: string[] = [];
  for (const [index, { title, run, changesNothing = false }] of steps.entries()) {
    log(`• ${title}`);
    try {
      await run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const left = steps.slice(index + 1).map((step) => step.title);
      return { done, failed: { title, reason, changesNothing }, left };
    }
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
    "Run the command again when the cause is gone: what is done stays as it is.",
  ];
}
