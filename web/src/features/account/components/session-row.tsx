import type { AccountSession } from "@contract/wire/sessions.ts";
import { MonitorSmartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { relativeDate } from "@/lib/relative-date.ts";
import { onServerClock } from "@/lib/server-clock.ts";
import { useNow } from "@/lib/use-now.ts";
import { sessionsTexts } from "../sessions-texts.ts";

const minuteMs = 60_000;

/** One device, with its name, when it was last seen, and a button that signs it out. */
export function SessionRow({
  session,
  ending,
  onEnd,
}: {
  session: AccountSession;
  ending: boolean;
  onEnd: () => void;
}) {
  const now = new Date(onServerClock(useNow(minuteMs).getTime()));
  const { device, current, lastSeenAt } = session;
  const lastSeen = current ? sessionsTexts.now : sessionsTexts.lastSeen(relativeDate(lastSeenAt, now));
  return (
    <li className="flex items-center gap-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {current && <Badge variant="info">{sessionsTexts.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-muted-foreground">
          {current ? (
            lastSeen
          ) : (
            <time dateTime={lastSeenAt} title={new Date(lastSeenAt).toLocaleString("en")}>
              {lastSeen}
            </time>
          )}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={sessionsTexts.signOutDevice(device, lastSeen)}
          onClick={onEnd}
        >
          {sessionsTexts.signOut}
        </Button>
      )}
    </li>
  );
}
