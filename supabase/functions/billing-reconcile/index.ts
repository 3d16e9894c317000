import { createPayments } from "../_shared/domain/billing/payments.ts";
import { createBillingStore } from "../_shared/domain/billing/store.ts";
import { parseCronSecret } from "../_shared/platform/cron/environment.ts";
import { parseEnvironment } from "../_shared/platform/env.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const database = createDatabase(config);
const payments = config.stripe && createPayments(config.stripe, createBillingStore(database), logLine);
const app = createApp({ payments, database, secret: parseCronSecret(variables), log: logLine, now: Date.now });

Deno.serve((request) => app.fetch(request));
