/// <reference lib="webworker" />
import { sharedPage } from "@contract/rules/share-target.ts";
import { keepShared } from "@/lib/shared-content.ts";
import { strategyFor } from "./routing.ts";

interface CachedFile {
  url: string;
  revision: string | null;
}

declare const self: ServiceWorkerGlobalScope;
declare const __CACHED_FILES__: CachedFile[];

/** The build's files, inserted here by the build. A hash of their names and revisions names this version's cache. */
const files = __CACHED_FILES__;
const cachePrefix = "caption-kite-";
const cacheName = cachePrefix + fingerprint(files.map(({ url, revision }) => `${url} ${revision}`).join("\n"));
const shell = "/index.html";
/** How long a page may take before the cached one is shown, in milliseconds. */
const pageTimeoutMs = 4000;

// A new version waits until no tab of the previous one is open, so that each open tab can still load all its chunks. A
// reload shows the new version anyway, because pages come from the network first (decision 40).
self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
});
self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (strategyFor(request, self.location.origin)) {
    case "page":
      return event.respondWith(pageOrShell(request));
    case "cache-first":
      return event.respondWith(cacheFirst(request));
    case "network-first":
      return event.respondWith(networkFirst(request));
    case "share":
      return event.respondWith(keepAndShow(request));
    case "bypass":
  }
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    files.map(async ({ url, revision }) => {
      // Files that the previous version has cached with the same hash need not be downloaded again.
      const kept = revision === null ? await caches.match(url) : undefined;
      const response = kept ?? (await fetch(url, { cache: revision === null ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
      await cache.put(url, response);
    }),
  );
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name);
  // The first visit also works without a connection, not only the next one.
  await self.clients.claim();
}

async function pageOrShell(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(cacheName)).match(shell);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(pageTimeoutMs) });
    // A gateway responds in place of a server that is down.
    return response.status >= 502 && response.status <= 504 ? ((await kept()) ?? response) : response;
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what was shared for the form and shows it. If that fails (a full disk), the form says that nothing arrived. */
async function keepAndShow(request: Request): Promise<Response> {
  try {
    await keepShared(await request.blob(), request.headers.get("content-type") ?? "", Date.now());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  return Response.redirect(sharedPage, 303);
}

/** FNV-1a: a short hash of a long text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
