/** A listener for changes between open and closed that only passes on that something was closed. */
export function whenClosed(onClose: (() => void) | undefined): ((open: boolean) => void) | undefined {
  if (!onClose) return undefined;
  return (open) => {
    if (!open) onClose();
  };
}
