import { lazy } from "react";
import { useLocation } from "react-router-dom";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { useSession } from "@/lib/session.ts";
import { useHydrated } from "@/lib/use-hydrated.ts";
import { widgetsHiddenAt } from "@/lib/widgets.ts";

const EnquiryWidget = lazy(() => import("@/features/enquiry/components/enquiry-widget.tsx"));

/** The enquiry dialog: for visitors only, and hidden on the pages without floating widgets. */
export function VisitorHelp() {
  const { pathname } = useLocation();
  const { status } = useSession();
  // Not part of prerendered markup, because its code is loaded after the page's.
  const hydrated = useHydrated();
  if (!hydrated || status !== "anonymous" || widgetsHiddenAt(pathname)) return null;
  return (
    <OptionalChunk>
      <EnquiryWidget />
    </OptionalChunk>
  );
}
