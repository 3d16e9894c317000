/**
 * Debounces calls: combines calls that follow each other quickly into one.
 * @param afterMs how long it waits for a further call
 * @returns the debounced function, with `cancel` to drop a waiting call
 */
export function debounce(run: () => void, afterMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
  };
  const gathering = () => {
    cancel();
    timer = setTimeout(run, afterMs);
  };
  return Object.assign(gathering, { cancel });
}
