import { createPayments } from "../_shared/domain/billing/payments.ts";
import { createBillingStore } from "../_shared/domain/billing/store.ts";
import { parseEnvironment } from "../_shared/platform/env.ts";
import { inBackground } from "../_shared/platform/background.ts";
import { trackErrors } from "../_shared/platform/error-tracking.ts";
import { logLine } from "../_shared/platform/log.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { createApp } from "./app.ts";

const config = parseEnvironment(Deno.env.toObject());
const log = trackErrors(logLine, config.errorTracking, { source: "stripe-webhook", background: inBackground });
const payments = config.stripe && createPayments(config.stripe, createBillingStore(createDatabase(config)), log);
const app = createApp({ payments, log, now: Date.now });

Deno.serve((request) => app.fetch(request));
