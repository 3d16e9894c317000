import type { ReactNode } from "react";
import { matchPath, type PathMatch } from "react-router-dom";
import { paths } from "@/lib/paths.ts";
import { hasSessionHint } from "@/lib/session-hint.ts";
import { homeTabOf } from "./home-tabs.tsx";
import { lazyRoute } from "./lazy-route.tsx";
import { RequireSession } from "./require-session.tsx";

const home = lazyRoute(() => import("./routes/home.tsx"));
const auth = lazyRoute(() => import("./routes/auth.tsx"));
const forgotPassword = lazyRoute(() => import("./routes/forgot-password.tsx"));
const resetPassword = lazyRoute(() => import("./routes/reset-password.tsx"));
const confirmEmail = lazyRoute(() => import("./routes/confirm-email.tsx"));
const promoCode = lazyRoute(() => import("./routes/promo-code.tsx"));
const administrator = lazyRoute(() => import("./routes/administrator.tsx"));
const terms = lazyRoute(() => import("./routes/terms.tsx"));
const privacy = lazyRoute(() => import("./routes/privacy.tsx"));
const contact = lazyRoute(() => import("./routes/contact.tsx"));
const trending = lazyRoute(() => import("./routes/trending.tsx"));
const check = lazyRoute(() => import("./routes/check.tsx"));
const articles = lazyRoute(() => import("./routes/articles.tsx"));
const notFound = lazyRoute(() => import("./routes/not-found.tsx"));

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
  if (hasSessionHint()) begin();
  else await auth.preload();
};

function beginHome(): void {
  void home.preload();
  void homeTabOf(new URLSearchParams(window.location.search)).preload();
}

/** Every route of the site; any other path shows the not-found page. */
export const routes: RouteEntry[] = [
  {
    path: paths.home,
    element: (
      <RequireSession>
        <home.Route />
      </RequireSession>
    ),
    preload: unlessVisitor(beginHome),
  },
  {
    path: paths.trending,
    element: (
      <RequireSession>
        <trending.Route />
      </RequireSession>
    ),
    preload: unlessVisitor(trending.preload),
  },
  { path: paths.auth, element: <auth.Route />, preload: auth.preload },
  { path: paths.forgotPassword, element: <forgotPassword.Route />, preload: forgotPassword.preload },
  { path: paths.resetPassword, element: <resetPassword.Route />, preload: resetPassword.preload },
  { path: paths.confirmEmail, element: <confirmEmail.Route />, preload: confirmEmail.preload },
  { path: paths.promoCode, element: <promoCode.Route />, preload: promoCode.preload },
  {
    path: paths.administrator,
    element: (
      <RequireSession>
        <administrator.Route />
      </RequireSession>
    ),
    preload: unlessVisitor(administrator.preload),
  },
  { path: paths.terms, element: <terms.Route />, preload: terms.preload },
  { path: paths.privacy, element: <privacy.Route />, preload: privacy.preload },
  { path: paths.contact, element: <contact.Route />, preload: contact.preload },
  { path: paths.check, element: <check.Route />, preload: check.preload },
  { path: paths.article, element: <articles.Route />, preload: articles.preload },
  { path: "*", element: <notFound.Route />, preload: notFound.preload },
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
