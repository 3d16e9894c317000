import { parseCronSecret } from "../_shared/cron/environment.ts";
import { parseEnvironment } from "../_shared/env.ts";
import { logLine } from "../_shared/log.ts";
import { createOpenAiTrends } from "../_shared/model/openai/trends.ts";
import { createDatabase } from "../_shared/supabase/database.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const app = createApp({
  secret: parseCronSecret(variables),
  database: createDatabase(config),
  model: config.openAi === null ? null : createOpenAiTrends({ ...config.openAi, model: config.openAi.modelTrends }),
  log: logLine,
  now: Date.now,
});

Deno.serve((request) => app.fetch(request));
