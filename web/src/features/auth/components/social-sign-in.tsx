import { lazy, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { paths } from "@/lib/paths.ts";
import { useStatus } from "@/lib/use-status.ts";
import { readSocialCallback } from "../social-callback.ts";

const SocialProviders = lazy(() => import("./social-providers.tsx"));

/** Social sign-in. It is shown, and its code loaded, only if the server lists providers. */
export function SocialSignIn() {
  const status = useStatus();
  const [callback] = useState(() =>
    // Prerendered markup does not contain the providers.
    typeof window === "undefined" ? null : readSocialCallback(window.location.search, window.location.hash),
  );
  if (!status || status.socialProviders.length === 0) return null;
  return (
    <OptionalChunk
      waiting={
        <div className="mt-6 grid min-h-36 place-items-center border-t border-border">
          <Spinner label="Loading other ways to sign in" />
        </div>
      }
    >
      <div className="mt-6 border-t border-border pt-6">
        <SocialProviders status={status} callback={callback} />
        <p className="text-sm text-muted-foreground">
          Signing in this way means that you accept the{" "}
          <a
            href={paths.terms}
            target="_blank"
            rel="noopener"
            className="font-medium text-primary-text underline underline-offset-4"
          >
            terms and conditions
          </a>
          .
        </p>
      </div>
    </OptionalChunk>
  );
}
