import { createResponseJob } from "../_shared/domain/comments/response-job.ts";
import { createMailJob } from "../_shared/domain/mail/mail-job.ts";
import { createTrendsJob } from "../_shared/domain/trending/trends-job.ts";
import { parseCronSecret } from "../_shared/platform/cron/environment.ts";
import { inBackground } from "../_shared/platform/background.ts";
import { parseEnvironment } from "../_shared/platform/env.ts";
import { trackErrors } from "../_shared/platform/error-tracking.ts";
import { createSubjectHash } from "../_shared/platform/limits/subject.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createMailer } from "../_shared/platform/mail/mailer.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { createBuiltInResponder } from "../_shared/writers/built-in/comments/responder.ts";
import { createOpenAiResponder } from "../_shared/writers/openai/comments.ts";
import { createOpenAiTrends } from "../_shared/writers/openai/trends.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const { openAi } = config;
const database = createDatabase(config);
const log = trackErrors(logLine, config.errorTracking, { source: "queue-worker", background: inBackground });
const app = createApp({
  secret: parseCronSecret(variables),
  database,
  handlers: {
    mail: createMailJob({
      config,
      database,
      mailer: createMailer(config.mailSettings),
      subjectHash: createSubjectHash(config.addressHashSecret),
    }),
    comment_response: createResponseJob({
      database,
      // Not by `choose.ts`, which imports every writer with its dictionaries.
      comments: openAi === null ? createBuiltInResponder() : createOpenAiResponder(openAi),
      log,
    }),
    trends: createTrendsJob({
      database,
      model: openAi === null ? null : createOpenAiTrends({ ...openAi, model: openAi.modelTrends }),
      log,
      now: Date.now,
    }),
  },
  log,
  now: Date.now,
});

Deno.serve((request) => app.fetch(request));
