import { Stripe } from "stripe";
import { parseForm, type FormValues } from "../form.ts";

/** One call of the client, as it was sent. */
export interface Exchange {
  method: string;
  path: string;
  request: FormValues;
  status: number;
  response: unknown;
}

/** The official client, connected to a simulator, with a record of all requests and responses. */
export function recordingClient(simulator: { url: string; secretKey: string }): {
  stripe: Stripe;
  exchanges: Exchange[];
} {
  const exchanges: Exchange[] = [];
  const { hostname, port } = new URL(simulator.url);
  const recordingFetch: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const response = await fetch(input, init);
    const form = [url.search.slice(1), typeof init?.body === "string" ? init.body : ""].filter(Boolean).join("&");
    exchanges.push({
      method: init?.method ?? "GET",
      path: url.pathname,
      request: parseForm(form),
      status: response.status,
      response: (await response.clone().json()) as unknown,
    });
    return response;
  };
  const stripe = new Stripe(simulator.secretKey, {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient(recordingFetch),
  });
  return { stripe, exchanges };
}
