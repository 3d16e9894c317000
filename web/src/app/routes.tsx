import type { ComponentType, ReactNode } from "react";
import { matchPath, type PathMatch } from "react-router-dom";
import { paths } from "@/lib/paths.ts";
import { hasSessionHint } from "@/lib/session-hint.ts";
import { homePanelOf } from "./home-panels.tsx";
import { accountBar } from "./navigation/preloadable-account-bar.ts";
import { preloadable, type Preloadable } from "./preloadable.tsx";
import { RequireSession } from "./require-session.tsx";

type RouteModule = { default: ComponentType };
const files = import.meta.glob<RouteModule>(["./routes/*.tsx", "!./routes/home-*.tsx", "!./routes/*.test.tsx"]);

/** The page in a file of `routes/`. @throws if there is no such file */
function pageIn(name: string): Preloadable {
  const load = files[`./routes/${name}.tsx`];
  if (!load) throw new Error(`A path in lib/paths.ts has no page: add web/src/app/routes/${name}.tsx.`);
  return preloadable(load);
}

const home = pageIn("home");
const auth = pageIn("auth");
const notFound = pageIn("not-found");

interface RouteEntry {
  path: string;
  element: ReactNode;
  /** What is loaded before the first render. */
  preload: () => Promise<void>;
}

/**
 * Begins to load a page that only signed-in people see while the server is asked who they are; the first render, which
 * says so, does not wait for it. For a visitor, loads the page that they see instead.
 */
const unlessVisitor = (begin: () => unknown) => async () => {
  if (hasSessionHint()) {
    begin();
    void accountBar.preload();
  } else await auth.preload();
};

/** Loads the code of the main page. @param search the query, which names the tab */
export async function loadHome(search = ""): Promise<void> {
  await Promise.all([home.preload(), homePanelOf(new URLSearchParams(search)).preload(), accountBar.preload()]);
}

/** The pages that only signed-in people see. Any other page is open to visitors. */
export const signedInPages: readonly string[] = [paths.home, paths.trending, paths.administrator];

/** Every address of a page, without the states of one that a query names. */
const addresses = [...new Set(Object.values(paths).map((path) => path.split("?")[0]!))];

function entryOf(path: string): RouteEntry {
  if (path === paths.home)
    return { path, element: signedIn(home), preload: unlessVisitor(() => loadHome(window.location.search)) };
  // The first part of an address names its file.
  const page = path === paths.auth ? auth : pageIn(path.split("/")[1]!);
  return signedInPages.includes(path)
    ? { path, element: signedIn(page), preload: unlessVisitor(page.preload) }
    : { path, element: <page.Component />, preload: page.preload };
}

function signedIn({ Component }: Preloadable): ReactNode {
  return (
    <RequireSession>
      <Component />
    </RequireSession>
  );
}

/** Every route of the site; any other path shows the not-found page. */
const routes: RouteEntry[] = [
  ...addresses.map(entryOf),
  { path: "*", element: <notFound.Component />, preload: notFound.preload },
];

/** The first route that matches a path, with its parameters. */
export function matchRoute(pathname: string): { entry: RouteEntry; match: PathMatch } {
  for (const entry of routes) {
    const match = matchPath(entry.path, pathname);
    if (match) return { entry, match };
  }
  throw new Error(`No route matches ${pathname}, not even the not-found page.`);
}

/** Loads the code of the page at a path. */
export function preloadRoute(pathname: string): Promise<void> {
  return matchRoute(pathname).entry.preload();
}
