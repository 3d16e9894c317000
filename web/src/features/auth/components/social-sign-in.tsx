import { lazy, Suspense, useState } from "react";
import { Spinner } from "@/components/ui/spinner.tsx";
import { paths } from "@/lib/paths.ts";
import { useStatus } from "@/lib/use-status.ts";
import { readSocialCallback } from "../social-callback.ts";

const SocialProviders = lazy(() => import("./social-providers.tsx"));

/** Sign-in by other services, only where the server names some; everything it needs is fetched then. */
export function SocialSignIn() {
  const status = useStatus();
  const [callback] = useState(() => readSocialCallback(window.location.search, window.location.hash));
  if (!status || status.socialProviders.length === 0) return null;
  return (
    <div className="mt-6 border-t border-border pt-6">
      <Suspense fallback={<div className="grid min-h-24 place-items-center"><Spinner label="Loading other ways to sign in" /></div>}>
        <SocialProviders status={status} callback={callback} />
      </Suspense>
      <p className="text-sm text-muted-foreground">
        Signing in this way means that you accept the <a href={paths.terms} target="_blank" rel="noopener" className="font-medium text-primary-text underline underline-offset-4">terms and conditions</a>.
      </p>
    </div>
  );
}
