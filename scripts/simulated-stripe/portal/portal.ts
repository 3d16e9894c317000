import type { IncomingMessage, ServerResponse } from "node:http";
import { chargeOutcome } from "../cards.ts";
import { parseForm, type FormValues } from "../form.ts";
import { catchUp } from "../lifecycle/advance.ts";
import { addCard } from "../lifecycle/payment-methods.ts";
import { attach, collect } from "../lifecycle/payments.ts";
import { endChanges, hasEnded } from "../lifecycle/subscriptions.ts";
import { Refusal } from "../refusal.ts";
import { readBody } from "../reply.ts";
import { itemOf } from "../resources/subscription.ts";
import type { PaymentMethod, PortalSession, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { notice, portalPolicy, simulatorPage } from "./page.ts";
import { authenticationPage, openInvoiceOf, portalPage, subscriptionOf } from "./portal-view.ts";

/** How long a portal session's URL is valid. */
const sessionSeconds = 3600;

type Outcome = { message: { kind: "error" | "status"; text: string } | null } | { authenticate: string };
const said = (text: string): Outcome => ({ message: { kind: "status", text } });

/** Sets the card of a subscription and pays its open invoice with it. */
function useCard(world: World, subscription: Subscription, method: PaymentMethod): Outcome {
  attach(world, method, subscription.customer);
  world.change(subscription, { default_payment_method: method.id }, "customer.subscription.updated");
  const owed = openInvoiceOf(world, subscription);
  if (!owed) return said("The card is saved.");
  collect(world, owed);
  return said("The card is saved and the open invoice is paid.");
}

function enterCard(world: World, subscription: Subscription, values: FormValues): Outcome {
  const [month = "", year = ""] = String(values["expiry"] ?? "")
    .split("/")
    .map((part) => part.trim());
  const method = addCard(world, {
    number: String(values["number"] ?? ""),
    expMonth: Number(month),
    expYear: Number(year.length === 2 ? `20${year}` : year),
    cvc: String(values["cvc"] ?? ""),
  });
  // The owner is present, so a card that is declined on-session is not saved.
  const outcome = chargeOutcome(world.store.state.cards[method.id]!, { offSession: false });
  if (outcome.kind === "declined") throw new Refusal(402, outcome.decline);
  return outcome.kind === "authenticate" ? { authenticate: method.id } : useCard(world, subscription, method);
}

function act(world: World, session: PortalSession, values: FormValues): Outcome {
  const subscription = subscriptionOf(world, session.customer);
  if (!subscription || hasEnded(subscription))
    return { message: { kind: "error", text: "There is no running subscription." } };
  switch (values["action"]) {
    case "card":
      return enterCard(world, subscription, values);
    case "approve": {
      const method = world.get(String(values["method"] ?? ""), "payment_method");
      const card = world.store.state.cards[method.id];
      if (card) card.setUp = true;
      return useCard(world, subscription, method);
    }
    case "reject":
      return {
        message: {
          kind: "error",
          text: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
        },
      };
    case "cancel":
      // Stripe's portal also sets `cancel_at` instead of `cancel_at_period_end`.
      world.change(
        subscription,
        endChanges(world, subscription, { at: itemOf(subscription).current_period_end }),
        "customer.subscription.updated",
      );
      return said("The plan ends with the current period.");
    case "renew":
      world.change(
        subscription,
        endChanges(world, subscription, subscription.cancel_at_period_end ? { atPeriodEnd: false } : { at: null }),
        "customer.subscription.updated",
      );
      return said("The plan is renewed again.");
    default:
      return { message: null };
  }
}

/** With `no-referrer`, browsers send a form with the origin `null`, which the loopback server refuses. */
const formReferrerPolicy = "same-origin";

function reply(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": portalPolicy,
    "referrer-policy": formReferrerPolicy,
  });
  response.end(html);
}

/** The page at `/`. Billing pages belong to a person and are opened from the product. */
const welcome = `<h1>Payments</h1><section><p>Here are this machine's billing pages and Stripe's API, simulated.</p>
<p>To see a billing page, sign in to Caption Kite, open the Account tab and choose <b>Invoices and card</b>.</p></section>`;

/** Serves the customer's billing page at `/p/session/<secret>`, and `/`, which explains how to open one. */
export function createPortal(world: World, afterwards: () => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    if (pathname === "/") return reply(response, 200, simulatorPage("Payments", welcome));
    catchUp(world);
    const session = world.store.all("billing_portal.session").find(({ url }) => new URL(url).pathname === pathname);
    if (!session || session.created < world.now() - sessionSeconds || !world.store.find(session.customer, "customer")) {
      return reply(
        response,
        404,
        simulatorPage("Billing", notice("error", "This link has expired. Go back and open the billing page again.")),
      );
    }
    if (request.method !== "POST") return reply(response, 200, portalPage(world, session, null));
    const values = parseForm(await readBody(request));
    let outcome: Outcome;
    try {
      outcome = act(world, session, values);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome = { message: { kind: "error", text: error.message } };
    } finally {
      await afterwards();
    }
    reply(
      response,
      200,
      "authenticate" in outcome
        ? authenticationPage(session, outcome.authenticate)
        : portalPage(world, session, outcome.message),
    );
  };
}
