import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { Article } from "@contract/wire/articles.ts";
import { setRenderedArticle } from "@/features/articles/prerendered-article.ts";
import { createPath, Router, type Navigator } from "react-router-dom";
import { App } from "./app.tsx";
import { preloadRoute } from "./routes.tsx";

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

/**
 * The markup of a public page, as a visitor without anything stored sees it first. Needs no window and no server.
 * @param article the article that the page shows
 * @throws the first error of a component: a part that is left out would appear only after the scripts
 */
export async function renderPage(address: string, article: Article | null = null): Promise<string> {
  setRenderedArticle(article);
  await preloadRoute(new URL(address, "http://page").pathname);
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
