/**
 * Gathers calls that come in quick succession into one.
 * @param afterMs how long it waits for a further call
 * @returns the gathering function, with `cancel` to drop what waits
 */
export function settle(run: () => void, afterMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => { clearTimeout(timer); };
  const gathering = () => {
    cancel();
    timer = setTimeout(run, afterMs);
  };
  return Object.assign(gathering, { cancel });
}
