import { parseEnvironment } from "../_shared/env.ts";
import { logLine } from "../_shared/log.ts";
import { createOpenAiTrends } from "../_shared/model/openai/trends.ts";
import { createDatabase } from "../_shared/supabase/database.ts";
import { createApp } from "./app.ts";
import { parseCronEnvironment } from "./env.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const { secret, trendsModel } = parseCronEnvironment(variables);
const app = createApp({
  secret,
  database: createDatabase(config),
  model: config.openAi === null ? null : createOpenAiTrends({ ...config.openAi, model: trendsModel ?? config.openAi.modelPremium }),
  log: logLine,
  now: Date.now,
});

Deno.serve((request) => app.fetch(request));
