import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { freeCaptionsPerDay } from "@contract/rules/quota.ts";
import type { User } from "@contract/wire/accounts.ts";
import type { Article } from "@contract/wire/articles.ts";
import { setRenderedArticle } from "@/features/articles/prerendered-article.ts";
import { createPath, Router, type Navigator } from "react-router-dom";
import { paths } from "@/lib/paths.ts";
import { setPrerenderedSession } from "@/lib/session.ts";
import { App } from "./app.tsx";
import { loadHome, preloadRoute } from "./routes.tsx";

export { publicPages } from "./public-pages.ts";

const unavailable = () => {
  throw new Error("Nothing navigates while a page is prerendered.");
};
const navigator: Navigator = {
  createHref: (to) => (typeof to === "string" ? to : createPath(to)),
  go: unavailable,
  push: unavailable,
  replace: unavailable,
};

/** Somebody with the free plan. What depends on the person is marked with `data-personal`, and not visible. */
const anybody: User = {
  id: "",
  username: "",
  email: "",
  isPremium: false,
  premiumAccess: false,
  premiumUntil: null,
  usageCount: 0,
  usage: { used: 0, limit: freeCaptionsPerDay, resetsAt: new Date(0).toISOString() },
  stripeSubscriptionId: null,
  stripeCustomerId: null,
  isAdmin: false,
};

/** @throws the first error of a component: a part that is left out would appear only after the scripts */
async function renderApp(address: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router location={address} navigator={navigator}>
        <App />
      </Router>
    </StrictMode>,
    // Whole: React would send what is longer than this later, with an inline script that puts it in its place.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${address} cannot be rendered at build time.`, { cause: errors[0] });
  return html;
}

/**
 * The markup of a public page, as a visitor without anything stored sees it first. Needs no window and no server.
 * @param article the article that the page shows
 */
export async function renderPage(address: string, article: Article | null = null): Promise<string> {
  setRenderedArticle(article);
  await preloadRoute(new URL(address, "http://page").pathname);
  return renderApp(address);
}

/** The markup of the main page for any signed-in person, which the shell shows until the person is known. */
export async function renderPreview(): Promise<string> {
  await loadHome();
  setPrerenderedSession({ status: "signed-in", user: anybody });
  try {
    return await renderApp(paths.home);
  } finally {
    setPrerenderedSession({ status: "anonymous" });
  }
}
