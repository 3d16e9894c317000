import {
  authPath,
  functionsPath,
  graphqlPath,
  realtimePath,
  restPath,
  storagePath,
} from "@contract/wire/supabase-paths.ts";
import { sharePath } from "@contract/rules/share-target.ts";

/** Paths that are never served from the cache, because their responses are only current now. */
const serverPaths = ["/api", authPath, restPath, storagePath, functionsPath, realtimePath, graphqlPath];

/** Written by the build, with a hash of the content in the name. */
const hashedFile = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/**
 * How a request is handled. `page`: the network, otherwise the cached index.html, which renders every path.
 * `cache-first`: a file that never changes under its name, from the cache first. `network-first`: any other file of the
 * site. `share`: the device's share sheet sends something to the installed app. `bypass`: not intercepted.
 */
export type Strategy = "page" | "cache-first" | "network-first" | "share" | "bypass";

interface Asked {
  method: string;
  url: string;
  mode: string;
}

const fileExtension = /\.\w+$/;

/** @param origin the site's own, e.g. `https://example.com` */
export function strategyFor({ method, url, mode }: Asked, origin: string): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method === "POST" && mode === "navigate" && asked === origin && pathname === sharePath) return "share";
  if (method !== "GET" || asked !== origin) return "bypass";
  if (serverPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return "bypass";
  // A name with an extension is a file, even if it is opened in a tab of its own.
  if (mode === "navigate") return fileExtension.test(pathname) ? "bypass" : "page";
  return hashedFile.test(pathname) ? "cache-first" : "network-first";
}
