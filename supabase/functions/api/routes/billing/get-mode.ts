import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { paymentsOf } from "./account.ts";

/** Tells the page which key to pay with, and whether a card is really charged. */
export const getStripeMode = defineRoute(endpoints.getStripeMode, async (_call, services) => {
  const { mode, publishableKey, simulatorUrl } = paymentsOf(services).settings;
  return { mode, publishableKey, simulated: simulatorUrl !== null };
});
