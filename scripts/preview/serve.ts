import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { fromRoot } from "../command/paths.ts";
import { writeHostRules } from "../deploy/host-files.ts";
import { fillSiteUrl } from "../site/site-url.ts";
import { localListener, type LocalHandler } from "../server/loopback.ts";
import { refuseTunnels } from "../server/send-error.ts";
import { listen } from "../server/ports.ts";
import { simulatorPath } from "../stack/gateway/gateway.ts";
import type { Stack } from "../stack/stack.ts";
import { openProjectAddress } from "./project.ts";
import { createStaticHost } from "./static-host.ts";

/** How many proxies append to `x-forwarded-for`: the host's, and that in front of the functions. */
const hops = 2;

/** A simulated static host and a project's address, which both exist before the stack that they belong to. */
export interface Preview {
  /** The public address of the page: the stack's SITE_URL. */
  url: string;
  /** What a deployment stores as secrets of the functions, and the project's address. */
  functionsEnv: Record<string, string>;
  /**
   * Publishes the built page in front of a stack that was started with this address and environment: a copy of `dist/`
   * with the rules and headers that a deployment writes.
   */
  serve(stack: Stack): Promise<void>;
  close(): void;
}

/**
 * Opens the addresses of a preview.
 * @param port of the page; 0 for any free one
 * @param forwardingMs after which the host ends a forwarded call; by default as Netlify does
 */
export async function openPreview(port: number, forwardingMs?: number): Promise<Preview> {
  const { server, url } = await listenForPreview(port);
  const project = await openProjectAddress();
  const originSecret = randomBytes(24).toString("hex");
  const folder = mkdtempSync(`${tmpdir()}/caption-kite-preview-`);
  return {
    url,
    functionsEnv: {
      SUPABASE_PUBLIC_URL: project.url,
      ORIGIN_SECRET: originSecret,
      TRUSTED_PROXY_HOPS: String(hops),
      WRITING_DEADLINE_SECONDS: "22",
    },
    async serve(stack) {
      await project.serve(stack);
      cpSync(fromRoot("dist"), folder, { recursive: true });
      fillSiteUrl(folder, url);
      writeHostRules(folder, { projectRef: "local", supabaseUrl: project.url, siteUrl: url, signed: true });
      const host = createStaticHost({
        folder,
        origin: (origin) => Promise.resolve(origin),
        variables: { ORIGIN_SECRET: originSecret },
        forwardingMs,
      });
      server.on("request", localListener(withSimulatedStripe(stack, host)));
    },
    close() {
      project.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The page calls Stripe itself, not its host. The simulator has no address of its own for pages. */
function withSimulatedStripe({ stripe }: Stack, host: RequestListener): LocalHandler {
  return (request, response) => {
    const path = simulatorPath(request.url ?? "/");
    if (path === null || stripe === null) return host(request, response);
    return stripe.browserCalls(request, response, path);
  };
}

/** Opens the host's port before the stack knows its address. */
export async function listenForPreview(port: number): Promise<{ server: Server; url: string }> {
  const server = refuseTunnels(createServer());
  const found = await listen(server, { host: "127.0.0.1", port, setting: "PORT" });
  return { server, url: `http://127.0.0.1:${found}` };
}
