import { parseEnvironment } from "../_shared/platform/env.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createWriter } from "../_shared/writers/choose.ts";
import { createApp } from "./app.ts";

declare global {
  /** Supabase's runtime; elsewhere, the process continues after a request anyway. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

const config = parseEnvironment(Deno.env.toObject());
const app = createApp({
  config,
  model: createWriter(config),
  log: logLine,
  background: (work) => globalThis.EdgeRuntime?.waitUntil(work),
});

Deno.serve((request) => app.fetch(request));
