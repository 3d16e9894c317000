import * as z from "zod/mini";
import { invalid, missing } from "../refusal.ts";
import { buildPortalSession } from "../resources/portal-session.ts";
import { buildWebhookEndpoint } from "../resources/webhook-endpoint.ts";
import { call, type Call } from "./call.ts";
import { listPage } from "./list.ts";
import { common, created, flag, id, isCreatedIn, metadata, paging, text } from "./parameters.ts";

/** The portal's only configuration: card, cancellation, reactivation. */
const portalConfiguration = "bpc_simulated";

const address = z.url({ protocol: /^https?$/ });
const endpointFields = {
  ...common,
  enabled_events: z.array(text).check(z.minLength(1)),
  url: address,
  description: z.optional(text),
  metadata: z.optional(metadata),
};

/** The calls for portal sessions, webhook endpoints and events. */
export const platformCalls: Call[] = [
  call(
    "POST",
    "/v1/billing_portal/sessions",
    z.strictObject({ ...common, customer: id, return_url: z.optional(address), configuration: z.optional(id) }),
    (world, values, _id, origin) => {
      const customer = world.get(values.customer, "customer", "customer");
      return world.store.put(
        buildPortalSession({
          customer: customer.id,
          configuration: values.configuration ?? portalConfiguration,
          returnUrl: values.return_url ?? null,
          origin,
          now: world.now(),
        }),
      );
    },
  ),

  call(
    "POST",
    "/v1/webhook_endpoints",
    z.strictObject({ ...endpointFields, api_version: z.optional(text) }),
    (world, values) => {
      if (
        new URL(values.url).protocol === "http:" &&
        !["127.0.0.1", "localhost"].includes(new URL(values.url).hostname)
      )
        throw invalid("Invalid URL: the Stripe simulator sends events to this machine or over https.", {
          code: "url_invalid",
          param: "url",
        });
      const { secret, ...endpoint } = buildWebhookEndpoint(values, world.now());
      world.store.put(endpoint);
      world.store.state.endpointSecrets[endpoint.id] = secret;
      return { ...endpoint, secret };
    },
  ),
  call("GET", "/v1/webhook_endpoints", z.strictObject(paging), (world, filter) =>
    listPage(world.store.all("webhook_endpoint"), filter, "/v1/webhook_endpoints"),
  ),
  call("GET", "/v1/webhook_endpoints/:id", z.strictObject(common), (world, _parameters, id) =>
    world.get(id, "webhook_endpoint"),
  ),
  call(
    "POST",
    "/v1/webhook_endpoints/:id",
    z.strictObject({
      ...endpointFields,
      enabled_events: z.optional(endpointFields.enabled_events),
      url: z.optional(address),
      disabled: z.optional(flag),
    }),
    (world, { expand: _expand, disabled, ...changes }, id) =>
      world.change(world.get(id, "webhook_endpoint"), {
        ...changes,
        ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
      }),
  ),
  call("DELETE", "/v1/webhook_endpoints/:id", z.strictObject(common), (world, _parameters, id) => {
    world.get(id, "webhook_endpoint");
    world.store.remove(id);
    delete world.store.state.endpointSecrets[id];
    return { id, object: "webhook_endpoint", deleted: true };
  }),

  call(
    "GET",
    "/v1/events",
    z.strictObject({ ...paging, created, type: z.optional(text), types: z.optional(z.array(text)) }),
    (world, filter) => {
      const found = world.store.state.events.filter(
        (event) =>
          (filter.type === undefined || event.type === filter.type) &&
          (filter.types === undefined || filter.types.includes(event.type)) &&
          isCreatedIn(event.created, filter.created),
      );
      return listPage(found, filter, "/v1/events");
    },
  ),
  call("GET", "/v1/events/:id", z.strictObject(common), (world, _parameters, id) => {
    const event = world.store.state.events.find((candidate) => candidate.id === id);
    if (!event) throw missing("event", id);
    return event;
  }),
];
