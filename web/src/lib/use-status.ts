import { useEffect, useState } from "react";
import type { Status } from "@contract/wire/status.ts";
import { knownStatus, loadStatus } from "./status.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The server's status, or null until it is known. After a failure it stays null, because everything that depends on it
 * is optional.
 */
export function useStatus(): Status | null {
  // Prerendered markup does not have it, even if a response has contained it by now.
  const hydrated = useHydrated();
  const [status, setStatus] = useState<Status | null>(() => (hydrated ? knownStatus() : null));
  useEffect(() => {
    let current = true;
    loadStatus().then(
      (loaded) => {
        if (current) setStatus(loaded);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return status;
}
