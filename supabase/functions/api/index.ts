import { parseEnvironment } from "../_shared/platform/env.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createWriter } from "../_shared/writers/choose.ts";
import { warmUpReading } from "../_shared/domain/captions/warm-up.ts";
import { createApp } from "./app.ts";
import { createWarmUp } from "./warm-up.ts";

declare global {
  /** Supabase's runtime; elsewhere, the process continues after a request anyway. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

const config = parseEnvironment(Deno.env.toObject());
const background = (work: Promise<unknown>) => globalThis.EdgeRuntime?.waitUntil(work);
const app = createApp({ config, model: createWriter(config), log: logLine, background });
const answered = createWarmUp({ work: warmUpReading, log: logLine, background });

Deno.serve(async (request) => {
  const response = await app.fetch(request);
  answered();
  return response;
});
