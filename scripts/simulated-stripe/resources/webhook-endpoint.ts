import { newId, randomText } from "../ids.ts";
import { apiVersion } from "../api-version.ts";
import type { Metadata, WebhookEndpoint } from "./types.ts";

export interface WebhookEndpointValues {
  url: string;
  enabled_events: string[];
  description?: string;
  metadata?: Metadata;
}

/** An endpoint for events. Its secret is only in the response to its creation. */
export function buildWebhookEndpoint(
  values: WebhookEndpointValues,
  created: number,
): WebhookEndpoint & { secret: string } {
  return {
    id: newId("we"),
    object: "webhook_endpoint",
    api_version: apiVersion,
    application: null,
    created,
    description: values.description ?? null,
    enabled_events: values.enabled_events,
    livemode: false,
    metadata: values.metadata ?? {},
    secret: `whsec_${randomText(32)}`,
    status: "enabled",
    url: values.url,
  };
}
