import type { AccountSession } from "@contract/wire/sessions.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { TryAgainButton } from "@/components/try-again-button.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import { sessionsOptions } from "../api/sessions.ts";
import { sessionsTexts } from "../sessions-texts.ts";
import { useEndSessions } from "../use-end-sessions.ts";
import { SessionRow } from "./session-row.tsx";

/** The number of devices that are shown at first. Others are shown on demand. */
const shownAtFirst = 5;

/** The devices where the person is signed in. Each can be signed out. */
export function SessionsCard() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsOptions);
  const title = useRef<HTMLHeadingElement>(null);
  const { endOne, endOthers } = useEndSessions(() => {
    title.current?.focus({ preventScroll: true });
  });
  const hasOthers = sessions?.some(({ current }) => !current) ?? false;
  return (
    <Card aria-labelledby="sessions-title">
      <CardHeader>
        <CardTitle id="sessions-title" ref={title} tabIndex={-1} className="focus:outline-none">
          {sessionsTexts.title}
        </CardTitle>
        <CardDescription>{sessionsTexts.intro}</CardDescription>
      </CardHeader>
      <CardContent className="min-h-20" aria-busy={isFetching}>
        {sessions && (
          <SessionList sessions={sessions} ending={endOne.isPending ? endOne.variables : null} onEnd={endOne.mutate} />
        )}
        {!sessions && !error && (
          <div className="grid gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        )}
        {!sessions && error && (
          <div className="grid justify-items-start gap-3">
            <p role="alert" className="text-muted-foreground">
              {readableError(error, sessionsTexts.fetchFailed)}
            </p>
            <TryAgainButton query={{ isFetching, refetch }} />
          </div>
        )}
      </CardContent>
      {hasOthers && (
        <CardFooter>
          <Button
            variant="outline"
            loading={endOthers.isPending}
            onClick={() => {
              endOthers.mutate();
            }}
          >
            {sessionsTexts.signOutOthers}
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}

interface SessionListProps {
  sessions: readonly AccountSession[];
  /** The id of the session that is being ended. */
  ending: string | null;
  onEnd: (id: string) => void;
}

function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = showsAll ? sessions : sessions.slice(0, shownAtFirst);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the first of the new rows.
    if (showsAll) list.current?.children[shownAtFirst]?.querySelector("button")?.focus();
  }, [showsAll]);
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            onEnd={() => {
              onEnd(session.id);
            }}
          />
        ))}
      </ul>
      {sessions.length === 1 && <p className="mt-4 text-sm text-muted-foreground">{sessionsTexts.onlyThis}</p>}
      {shown.length < sessions.length && (
        <Button
          variant="ghost"
          className="mt-3 -ml-4"
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {sessionsTexts.showAll(sessions.length)}
        </Button>
      )}
    </>
  );
}
