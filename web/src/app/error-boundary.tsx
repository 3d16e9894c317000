import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { referenceOf } from "@/lib/api-error.ts";
import { isChunkError, mayReload } from "@/lib/chunk-reload.ts";
import { reportError } from "@/lib/report-error.ts";
import { withReference } from "@/lib/reference.ts";
import { Footer } from "./navigation/footer.tsx";

/** Catches errors that a route throws. If a chunk no longer exists after a deployment, the page is reloaded once. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Without a connection, a reload would show the browser's own error page.
    if (navigator.onLine && isChunkError(error) && mayReload(window.sessionStorage, Date.now()))
      window.location.reload();
    if (!isChunkError(error)) reportError(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const offline = isChunkError(this.state.error);
    const reference = referenceOf(this.state.error);
    return (
      <>
        <main
          id="main"
          className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-1 flex-col items-start justify-center gap-4 px-6"
          role="alert"
        >
          <h1 className="text-3xl">{offline ? "This page could not be fetched" : "Something went wrong"}</h1>
          <p className="text-muted-foreground">
            {offline
              ? "Your connection may be down, or a newer version has just been published. Reloading fetches it."
              : "This page ran into an error that we did not expect. Reloading usually helps; what you saved is safe."}
          </p>
          {reference && <p className="wrap-anywhere text-sm text-muted-foreground">{withReference("", reference)}</p>}
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
        </main>
        <Footer />
      </>
    );
  }
}
