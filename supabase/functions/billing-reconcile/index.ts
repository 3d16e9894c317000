import { createPayments } from "../_shared/domain/billing/payments.ts";
import { createBillingStore } from "../_shared/domain/billing/store.ts";
import { parseCronSecret } from "../_shared/platform/cron/environment.ts";
import { parseEnvironment } from "../_shared/platform/env.ts";
import { inBackground } from "../_shared/platform/background.ts";
import { trackErrors } from "../_shared/platform/error-tracking.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const log = trackErrors(logLine, config.errorTracking, { source: "billing-reconcile", background: inBackground });
const database = createDatabase(config);
const payments = config.stripe && createPayments(config.stripe, createBillingStore(database), log);
const app = createApp({ payments, database, secret: parseCronSecret(variables), log, now: Date.now });

Deno.serve((request) => app.fetch(request));
