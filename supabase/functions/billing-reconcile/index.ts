import { createPayments } from "../_shared/billing/payments.ts";
import { createBillingStore } from "../_shared/billing/store.ts";
import { parseCronSecret } from "../_shared/cron/environment.ts";
import { parseEnvironment } from "../_shared/env.ts";
import { logLine } from "../_shared/log.ts";
import { createDatabase } from "../_shared/supabase/database.ts";
import { createApp } from "./app.ts";

const variables = Deno.env.toObject();
const config = parseEnvironment(variables);
const payments = config.stripe && createPayments(config.stripe, createBillingStore(createDatabase(config)), logLine);
const app = createApp({ payments, secret: parseCronSecret(variables), log: logLine, now: Date.now });

Deno.serve((request) => app.fetch(request));
