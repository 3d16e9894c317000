import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, parsePath } from "react-router-dom";

/**
 * The router of the page. It begins at the address that the markup was rendered for, so that the first render matches
 * it, and moves to the window's address, which may have another query, before anything is painted.
 * @param prerendered path and query of the markup; undefined if the page has none
 */
export function PageRouter({ prerendered, children }: { prerendered: string | undefined; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState(() => ({
    action: history.action,
    location:
      prerendered === undefined
        ? history.location
        : { ...history.location, search: "", hash: "", ...parsePath(prerendered) },
  }));
  useLayoutEffect(() => {
    if (addressOf(location) !== addressOf(history.location))
      setState({ action: history.action, location: history.location });
    return history.listen((next) => {
      startTransition(() => {
        setState(next);
      });
    });
    // Only the first location can differ: later ones come from the history.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;
