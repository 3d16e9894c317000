import { parseEnvironment } from "../_shared/platform/env.ts";
import { inBackground } from "../_shared/platform/background.ts";
import { trackErrors } from "../_shared/platform/error-tracking.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createWriter } from "../_shared/writers/choose.ts";
import { warmUpReading } from "../_shared/domain/captions/warm-up.ts";
import { loadBank } from "../_shared/writers/built-in/captions/bank/load.ts";
import { prepareAnswers } from "../_shared/writers/built-in/chat/chat.ts";
import { createApp } from "./app.ts";
import { createWarmUp } from "./warm-up.ts";

const config = parseEnvironment(Deno.env.toObject());
const log = trackErrors(logLine, config.errorTracking, { source: "api", background: inBackground });
const app = createApp({ config, model: createWriter(config), log, background: inBackground });
const onResponse = createWarmUp({ work: prepare, log, background: inBackground });

Deno.serve(async (request) => {
  const response = await app.fetch(request);
  onResponse();
  return response;
});

/** Loads what the first caption and the first question need. */
async function prepare(pause: () => Promise<void>): Promise<void> {
  await warmUpReading(pause);
  await pause();
  if (config.openAi === null) await loadBank("en");
  await pause();
  prepareAnswers();
}
