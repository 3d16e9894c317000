import { randomBytes } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { Agent, createServer, type Server } from "node:http";
import { fromRoot } from "../command/paths.ts";
import { writeHostRules } from "../deploy/host-files.ts";
import { fillSiteUrl } from "../deploy/site-url.ts";
import { listen } from "../server/ports.ts";
import type { Stack } from "../stack/stack.ts";
import { startProjectAddress } from "./project.ts";
import { createStaticHost } from "./static-host.ts";

/** How many proxies append to `x-forwarded-for`: the host's, and that in front of the functions. */
const hops = 2;

/** What a deployment would store as secrets of the functions, for a stack behind the simulated host. */
export function previewSecrets(): Record<"ORIGIN_SECRET" | "TRUSTED_PROXY_HOPS" | "WRITING_DEADLINE_SECONDS", string> {
  return {
    ORIGIN_SECRET: randomBytes(24).toString("hex"),
    TRUSTED_PROXY_HOPS: String(hops),
    WRITING_DEADLINE_SECONDS: "22",
  };
}

export interface PreviewOptions {
  stack: Stack;
  /** The server that listens at the stack's SITE_URL. */
  server: Server;
  originSecret: string;
}

/**
 * Publishes the built page on a simulated static host in front of a local stack: a copy of `dist/` with the rules and
 * headers that a deployment writes.
 * @param options `server` starts to answer
 * @returns what stops it
 */
export async function servePreview({ stack, server, originSecret }: PreviewOptions): Promise<() => void> {
  const project = await startProjectAddress(stack);
  const folder = fromRoot("node_modules/.cache/preview");
  rmSync(folder, { recursive: true, force: true });
  cpSync(fromRoot("dist"), folder, { recursive: true });
  fillSiteUrl(folder, stack.url);
  writeHostRules(folder, {
    projectRef: "local",
    supabaseUrl: project.url,
    siteUrl: stack.url,
    signed: true,
  });
  const agent = new Agent({ keepAlive: true });
  const host = createStaticHost({
    folder,
    origin: (origin) => Promise.resolve(origin),
    variables: { ORIGIN_SECRET: originSecret },
    agent,
  });
  server.on("request", host);
  return () => {
    project.close();
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
}

/** Opens the host's port before the stack knows its address. */
export async function listenForPreview(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer();
  const found = await listen(server, { host: "127.0.0.1", port, setting: "PORT" });
  return { server, url: `http://127.0.0.1:${found}` };
}
