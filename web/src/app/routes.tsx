import type { ReactNode } from "react";
import { matchPath, type PathMatch } from "react-router-dom";
import { paths } from "@/lib/paths.ts";
import { hasSessionHint } from "@/lib/session-hint.ts";
import { homePanelOf } from "./home-panels.tsx";
import { accountBar } from "./navigation/preloadable-account-bar.ts";
import { preloadable } from "./preloadable.tsx";
import { RequireSession } from "./require-session.tsx";

const home = preloadable(() => import("./routes/home.tsx"));
const auth = preloadable(() => import("./routes/auth.tsx"));
const forgotPassword = preloadable(() => import("./routes/forgot-password.tsx"));
const resetPassword = preloadable(() => import("./routes/reset-password.tsx"));
const confirmEmail = preloadable(() => import("./routes/confirm-email.tsx"));
const promoCode = preloadable(() => import("./routes/promo-code.tsx"));
const administrator = preloadable(() => import("./routes/administrator.tsx"));
const terms = preloadable(() => import("./routes/terms.tsx"));
const privacy = preloadable(() => import("./routes/privacy.tsx"));
const contact = preloadable(() => import("./routes/contact.tsx"));
const trending = preloadable(() => import("./routes/trending.tsx"));
const check = preloadable(() => import("./routes/check.tsx"));
const articles = preloadable(() => import("./routes/articles.tsx"));
const notFound = preloadable(() => import("./routes/not-found.tsx"));

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

/** Every route of the site; any other path shows the not-found page. */
export const routes: RouteEntry[] = [
  {
    path: paths.home,
    element: (
      <RequireSession>
        <home.Component />
      </RequireSession>
    ),
    preload: unlessVisitor(() => loadHome(window.location.search)),
  },
  {
    path: paths.trending,
    element: (
      <RequireSession>
        <trending.Component />
      </RequireSession>
    ),
    preload: unlessVisitor(trending.preload),
  },
  { path: paths.auth, element: <auth.Component />, preload: auth.preload },
  { path: paths.forgotPassword, element: <forgotPassword.Component />, preload: forgotPassword.preload },
  { path: paths.resetPassword, element: <resetPassword.Component />, preload: resetPassword.preload },
  { path: paths.confirmEmail, element: <confirmEmail.Component />, preload: confirmEmail.preload },
  { path: paths.promoCode, element: <promoCode.Component />, preload: promoCode.preload },
  {
    path: paths.administrator,
    element: (
      <RequireSession>
        <administrator.Component />
      </RequireSession>
    ),
    preload: unlessVisitor(administrator.preload),
  },
  { path: paths.terms, element: <terms.Component />, preload: terms.preload },
  { path: paths.privacy, element: <privacy.Component />, preload: privacy.preload },
  { path: paths.contact, element: <contact.Component />, preload: contact.preload },
  { path: paths.check, element: <check.Component />, preload: check.preload },
  { path: paths.article, element: <articles.Component />, preload: articles.preload },
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
