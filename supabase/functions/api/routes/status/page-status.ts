import type { Status } from "../../../_shared/contract/wire/status.ts";
import type { Services } from "../../services.ts";

/**
 * What the server tells the page about itself: which parts are simulated, and the addresses of Supabase and of support.
 */
export function pageStatus({ config, model }: Pick<Services, "config" | "model">): Status {
  return {
    writer: model.kind,
    mail: config.mail,
    socialProviders: config.socialProviders,
    supabaseUrl: config.publicSupabaseUrl,
    supabaseKey: config.publishableKey,
    liveUpdates: config.realtimeJwtSecret !== null,
    errorTracking: config.errorTracking,
    supportEmail: config.supportEmail,
  };
}
