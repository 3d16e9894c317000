import { lazy, useEffect, useState } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { useSession } from "@/lib/session.ts";

const Companions = lazy(() => import("./companions.tsx"));

/** A visitor's first screen is left alone for this long after it has loaded; a signed-in person gets to work sooner. */
const visitorsWaitMs = 2500;
const personsWaitMs = 300;

/** Fetches what accompanies the pages once the first screen stands; at once when there is no connection to speak of. */
export function CompanionsLoader() {
  const session = useSession();
  const [wanted, setWanted] = useState(false);
  const { status } = session;
  const urgent = !navigator.onLine || (status === "signed-in" && session.lastSeen === true);
  useEffect(() => {
    if (wanted || status === "loading") return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => { timer = setTimeout(() => { setWanted(true); }, status === "signed-in" ? personsWaitMs : visitorsWaitMs); };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      window.removeEventListener("load", wait);
      clearTimeout(timer);
    };
  }, [wanted, status]);
  return (wanted || urgent) && <OptionalPart><Companions /></OptionalPart>;
}
