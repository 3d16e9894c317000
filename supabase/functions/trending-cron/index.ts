import { parseCronSecret } from "../_shared/platform/cron/environment.ts";
import { parseEnvironment } from "../_shared/platform/env.ts";
import { inBackground } from "../_shared/platform/background.ts";
import { trackErrors } from "../_shared/platform/error-tracking.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createOpenAiTrends } from "../_shared/writers/openai/trends.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const log = trackErrors(logLine, config.errorTracking, { source: "trending-cron", background: inBackground });
const app = createApp({
  secret: parseCronSecret(variables),
  database: createDatabase(config),
  model: config.openAi === null ? null : createOpenAiTrends({ ...config.openAi, model: config.openAi.modelTrends }),
  log,
  now: Date.now,
});

Deno.serve((request) => app.fetch(request));
