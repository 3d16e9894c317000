import { lazy, useEffect, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { useSession } from "@/lib/session.ts";
import { whenIdle } from "@/lib/when-idle.ts";
import { useHydrated } from "@/lib/use-hydrated.ts";

const Companions = lazy(() => import("./companions.tsx"));

/**
 * How long to wait on the first screen before the companions are loaded in an idle moment, in milliseconds; signed-in
 * people need them sooner.
 */
const visitorDelayMs = 2500;
const signedInDelayMs = 1000;

/**
 * Loads the components that accompany every page after the first screen is shown, or immediately if the browser is
 * offline or the server does not respond.
 */
export function CompanionsLoader() {
  const session = useSession();
  const [wanted, setWanted] = useState(false);
  const { status } = session;
  const hydrated = useHydrated();
  const urgent = hydrated && (!navigator.onLine || (status === "signed-in" && session.lastSeen === true));
  useEffect(() => {
    if (wanted || status === "loading") return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const load = () => {
      if (!isOver) setWanted(true);
    };
    const wait = () => {
      timer = setTimeout(
        () => {
          whenIdle(load);
        },
        status === "signed-in" ? signedInDelayMs : visitorDelayMs,
      );
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      isOver = true;
      window.removeEventListener("load", wait);
      clearTimeout(timer);
    };
  }, [wanted, status]);
  return (
    (wanted || urgent) && (
      <OptionalChunk>
        <Companions />
      </OptionalChunk>
    )
  );
}
