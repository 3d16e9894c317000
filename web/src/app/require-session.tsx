import { useDeferredValue, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FullPageSpinner } from "@/components/full-page-spinner.tsx";
import { Page } from "@/components/page.tsx";
import { Button } from "@/components/ui/button.tsx";
import { isChunkError } from "@/lib/chunk-reload.ts";
import { articleSearch, paths } from "@/lib/paths.ts";
import { refreshUser, useSession } from "@/lib/session.ts";

/**
 * Shows its children only to a signed-in person; others are sent to /auth, which sends them back after they sign in.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  // Whose page this was: after their session, nobody else is led back to it.
  const [person, setPerson] = useState<string | null>(null);
  if (session.status === "signed-in" && session.user.id !== person) setPerson(session.user.id);
  // The page appears in a render of its own, in slices, so that a slow phone can respond to touch in between.
  const isShown = useDeferredValue(session.status === "signed-in");
  if (session.status === "signed-in") return isShown ? children : <FullPageSpinner label="Loading your account" />;
  if (session.status === "anonymous")
    return <Navigate to={paths.auth + articleSearch(location.search)} replace state={{ from: location, person }} />;
  if (!session.error) return <FullPageSpinner label="Loading your account" />;
  // The server responded, but the code that reads its response is gone: only a reload helps, not another request.
  if (isChunkError(session.error.cause)) throw session.error.cause;
  return (
    <Page title="No connection" className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 text-center">
      <h1 className="text-2xl">Your account could not be loaded</h1>
      <p role="alert" className="max-w-md text-muted-foreground">
        {session.error.readable || "The server did not respond. Please try again in a moment."}
      </p>
      <Button onClick={() => void refreshUser()}>Try again</Button>
    </Page>
  );
}
