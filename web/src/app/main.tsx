import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { registerWorker } from "@/features/offline/register-worker.ts";
import { captureInstallPrompt } from "@/lib/install-prompt.ts";
import { refreshUser } from "@/lib/session.ts";
import "../styles/index.css";
import { App } from "./app.tsx";
import { preloadRoute } from "./routes.tsx";

// Requested before the first render, so that the response and the page's chunks load in parallel.
void refreshUser();
captureInstallPrompt();
// The development server has no build to cache.
if (import.meta.env.PROD) registerWorker();

// No top-level await: the chunks may import from this file's chunk, and each of them would wait for the other.
void preloadRoute(window.location.pathname).then(() => {
  const root = createRoot(document.getElementById("root")!);
  // As a transition, so that React renders in slices and a slow phone can respond to touch in between.
  startTransition(() => {
    root.render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  });
});
