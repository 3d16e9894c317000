import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";

/** Tells the page which parts are simulated, and the addresses of Supabase and of support. */
export const getStatus = defineRoute(endpoints.getStatus, async (_call, { config, model }) => ({
  writer: model.kind,
  mail: config.mail,
  socialProviders: config.socialProviders,
  supabaseUrl: config.publicSupabaseUrl,
  supabaseKey: config.publishableKey,
  liveUpdates: config.realtimeJwtSecret !== null,
  errorTracking: config.errorTracking,
  supportEmail: config.supportEmail,
}));
