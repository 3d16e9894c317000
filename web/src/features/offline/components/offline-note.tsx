import { CloudOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { announceMissedChanges } from "@/lib/live-changes.ts";
import { refreshUser } from "@/lib/session.ts";
import { useOffline } from "@/lib/use-offline.ts";

/** How often an unreachable server is tried again while the device itself has a network. */
const retryMs = 10_000;

/** Says that there is no connection, for as long as there is none, and reconnects automatically. */
export function OfflineNote() {
  const { online, lastSeen, offline } = useOffline();
  const [asking, setAsking] = useState(false);
  const wasOffline = useRef(offline);

  useEffect(() => {
    // The displayed data may be the last-seen copy.
    if (wasOffline.current && !offline) announceMissedChanges();
    wasOffline.current = offline;
  }, [offline]);

  useEffect(() => {
    if (!lastSeen || !online) return undefined;
    void refreshUser();
    const timer = setInterval(() => void refreshUser(), retryMs);
    return () => {
      clearInterval(timer);
    };
  }, [lastSeen, online]);

  async function handleRetry() {
    setAsking(true);
    await refreshUser();
    setAsking(false);
  }
  return (
    <output className="fixed inset-x-0 top-0 z-40 flex justify-center px-3 empty:hidden">
      {offline && (
        <div className="mt-2 flex max-w-xl items-center gap-3 rounded-lg border border-border bg-popover py-1.5 pl-4 pr-2 text-sm shadow-lg">
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-primary-text" />
          <p className="py-1">
            <strong className="font-semibold">You are offline.</strong>{" "}
            {lastSeen
              ? "This is what this device last saw; you can read and copy it."
              : "What you have open stays readable; new captions need a connection."}
          </p>
          {lastSeen && (
            <Button
              variant="outline"
              size="sm"
              loading={asking}
              onClick={() => {
                void handleRetry();
              }}
            >
              Try again
            </Button>
          )}
        </div>
      )}
    </output>
  );
}
