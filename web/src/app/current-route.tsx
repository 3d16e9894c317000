import { useMemo } from "react";
import { UNSAFE_RouteContext as RouteContext, useLocation } from "react-router-dom";
import { matchRoute } from "./routes.tsx";

/**
 * Shows the route of the current path. The router's own `Routes` ranks nested routes and loads data for them, which
 * would add 3 kB to the first screen; this list is flat and in order. `useParams` works as it does there.
 */
export function CurrentRoute() {
  const { pathname } = useLocation();
  const { entry, match } = useMemo(() => matchRoute(pathname), [pathname]);
  const context = useMemo(() => ({ outlet: null, matches: [{ ...match, route: {} }], isDataRoute: false }), [match]);
  return <RouteContext.Provider value={context}>{entry.element}</RouteContext.Provider>;
}
