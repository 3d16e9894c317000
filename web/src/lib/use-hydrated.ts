import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while prerendered markup is taken over, then true; true from the start on a page without such markup. What
 * depends on the device is rendered only then, so that the first render matches the markup.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
