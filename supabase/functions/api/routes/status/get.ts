import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { defineRoute } from "../../http/route.ts";

/** Tells the page which parts are stood in for and where Supabase and support are. */
export const getStatus = defineRoute(endpoints.getStatus, async (_call, { config, model }) => ({
  writer: model.kind,
  mail: config.mail,
  socialProviders: config.socialProviders,
  supabaseUrl: config.publicSupabaseUrl,
  supabaseKey: config.publishableKey,
  liveUpdates: config.realtimeJwtSecret !== null,
  supportEmail: config.supportEmail,
}));
