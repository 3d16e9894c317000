import { Suspense, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { FullPageSpinner } from "@/components/full-page-spinner.tsx";
import { Toaster } from "@/components/toaster.tsx";
import { watchErrors } from "@/lib/report-error.ts";
import { widgetsHiddenAt } from "@/lib/widgets.ts";
import { CompanionsLoader } from "./companions-loader.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./navigation/footer.tsx";
import { TopNavigation } from "./navigation/top-navigation.tsx";
import { CurrentRoute } from "./current-route.tsx";
import { TakeOver } from "./take-over.tsx";
import { VisitorHelp } from "./visitor-help.tsx";

/** The frame around every route: skip link, navigation, the route, footer and notifications. */
export function App() {
  const { pathname } = useLocation();
  useEffect(watchErrors, []);
  return (
    // The outer error boundary covers everything around the page. Without it, a chunk that cannot be loaded would leave
    // a blank page.
    <ErrorBoundary>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="fixed left-3 top-3 z-50 -translate-y-24 opacity-0 rounded-md bg-primary px-4 py-2.5 font-semibold text-primary-foreground focus-visible:translate-y-0 focus-visible:opacity-100"
        >
          Skip to content
        </a>
        <TopNavigation />
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<FullPageSpinner label="Loading the page" />}>
            <CurrentRoute />
            {/* Rendered together with the page, because a footer below a spinner would jump when the page arrives. */}
            <Footer />
            <TakeOver />
          </Suspense>
        </ErrorBoundary>
        {/* Space below the footer, so that the floating controls, which are loaded later, do not cover its links. */}
        <div aria-hidden="true" className={widgetsHiddenAt(pathname) ? "h-16 md:hidden" : "h-16"} />
        <VisitorHelp />
        <CompanionsLoader />
        <Toaster />
      </div>
    </ErrorBoundary>
  );
}
