import type { IncomingMessage, ServerResponse } from "node:http";
import { handleApiRequest } from "./api.ts";
import { handleControlRequest, type Control } from "./control.ts";
import type { Faults } from "./deliveries.ts";
import { parseForm } from "./form.ts";
import type { createPortal } from "./portal/portal.ts";
import { Refusal } from "./refusal.ts";
import { readBody, replyJson } from "./reply.ts";
import type { Store } from "./store.ts";
import type { World } from "./world.ts";

/** What a request of the simulator may reach. */
export interface RequestParts {
  world: World;
  control: Control;
  portal: ReturnType<typeof createPortal>;
  faults: Readonly<Faults>;
  store: Pick<Store, "save">;
  /** Stores the changes and sends their events. */
  afterwards: () => Promise<void>;
  /** The simulator's own address. */
  origin: string;
}

/**
 * Handles a request: a page of the portal, a call that controls the simulator, or a call of Stripe's API.
 * @throws Refusal with the response to a call that is not accepted
 */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { world, control, portal, faults, store, afterwards, origin }: RequestParts,
): Promise<void> {
  const pathname = new URL(request.url ?? "/", "http://host").pathname;
  if (pathname.startsWith("/p/session/") || (pathname === "/" && request.method === "GET"))
    return portal(request, response, pathname);
  const body = await readBody(request);
  if (pathname.startsWith("/control/")) {
    const done = await handleControlRequest(control, pathname.slice("/control/".length), parseForm(body));
    if (done === undefined)
      throw new Refusal(404, { type: "invalid_request_error", message: "There is no such control call." });
    await store.save();
    return replyJson(response, 200, done);
  }
  if (faults.unavailable)
    throw new Refusal(503, { type: "api_error", message: "Stripe is not available right now (simulated outage)." });
  const header = (name: string) => request.headers[name] as string | undefined;
  const result = handleApiRequest(
    world,
    {
      method: request.method ?? "GET",
      url: request.url ?? "/",
      authorization: header("authorization"),
      idempotencyKey: header("idempotency-key"),
      version: header("stripe-version"),
      body,
    },
    origin,
  );
  await afterwards();
  replyJson(response, result.status, result.body, result.headers);
}
