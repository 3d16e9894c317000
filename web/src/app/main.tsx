import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { prerenderedAttribute, previewAttribute } from "@contract/rules/prerendering.ts";
import { registerWorker } from "@/features/offline/register-worker.ts";
import { captureInstallPrompt } from "@/lib/install-prompt.ts";
import { refreshUser } from "@/lib/session.ts";
import "../styles/index.css";
import { App } from "./app.tsx";
import { PageRouter } from "./page-router.tsx";
import { takeOverPreview } from "./preview-input.ts";
import { loadHome, preloadRoute } from "./routes.tsx";

// Requested before the first render, so that the response and the page's chunks load in parallel.
const known = refreshUser();
captureInstallPrompt();
// The development server has no build to cache.
if (import.meta.env.PROD) registerWorker();

/**
 * Loads what the first render needs. The main page has a preview in the shell, which the first render replaces: it waits
 * until it can show the page itself.
 */
async function beforeFirstRender(): Promise<void> {
  // Settled, because the first render says what went wrong.
  if (document.documentElement.hasAttribute(previewAttribute)) await Promise.allSettled([known, loadHome()]);
  await preloadRoute(window.location.pathname);
}

// No top-level await: the chunks may import from this file's chunk, and each of them would wait for the other.
void beforeFirstRender().then(() => {
  const root = document.getElementById("root")!;
  takeOverPreview();
  const address = root.getAttribute(prerenderedAttribute) ?? undefined;
  // A host may respond with the file of another page.
  const prerendered = address?.split("?")[0] === window.location.pathname ? address : undefined;
  const page = (
    <StrictMode>
      <PageRouter prerendered={prerendered}>
        <App />
      </PageRouter>
    </StrictMode>
  );
  // As a transition, so that React renders in slices and a slow phone can respond to touch in between.
  startTransition(() => {
    if (prerendered === undefined) createRoot(root).render(page);
    else hydrateRoot(root, page);
  });
});
