import { Stripe } from "stripe";

/** Stripe's client, for the simulator at this address. */
export function simulatorClient({ url, secretKey }: { url: string; secretKey: string }): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe(secretKey, { protocol: "http", host, port, telemetry: false });
}
