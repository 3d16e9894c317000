import { escapeHtml } from "../../server/escape-html.ts";
import { cardFor } from "../lifecycle/payments.ts";
import { hasEnded } from "../lifecycle/subscriptions.ts";
import { itemOf } from "../resources/subscription.ts";
import type { Invoice, PortalSession, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { day, money, notice, simulatorPage } from "./page.ts";

/** The subscription that the portal shows: the running one, otherwise the latest. */
export function subscriptionOf(world: World, customer: string): Subscription | null {
  const all = world.store
    .all("subscription")
    .filter((subscription) => subscription.customer === customer && subscription.status !== "incomplete");
  return all.findLast((subscription) => !hasEnded(subscription)) ?? all.at(-1) ?? null;
}

/** The customer's open invoice, or null. */
export function openInvoiceOf(world: World, subscription: Subscription): Invoice | null {
  return (
    world.store
      .all("invoice")
      .findLast(
        (invoice) => invoice.status === "open" && invoice.parent.subscription_details.subscription === subscription.id,
      ) ?? null
  );
}

function statusText(subscription: Subscription): string {
  const { current_period_end: end } = itemOf(subscription);
  if (subscription.status === "canceled") return "Canceled";
  if (subscription.cancel_at !== null) return `Ends on ${day(subscription.cancel_at)}`;
  if (subscription.status === "past_due" || subscription.status === "unpaid") return "Payment failed";
  return `Renews on ${day(end)}`;
}

const action = (name: string, label: string, look = ""): string =>
  `<form method="post"><button class="${look}" name="action" value="${name}">${escapeHtml(label)}</button></form>`;

const cardForm = (label: string): string => `<form method="post" autocomplete="off">
<label>Card number<input name="number" inputmode="numeric" required maxlength="23" placeholder="4242 4242 4242 4242"></label>
<div class="pair"><label>Expiry (MM/YY)<input name="expiry" inputmode="numeric" required maxlength="7" placeholder="12/30"></label>
<label>CVC<input name="cvc" inputmode="numeric" required maxlength="4" placeholder="123"></label></div>
<button class="primary" name="action" value="card">${escapeHtml(label)}</button>
<p class="quiet">Test cards: <code>4242 4242 4242 4242</code> succeeds, <code>4000 0025 0000 3155</code> asks for 3-D Secure, <code>4000 0000 0000 0341</code> fails on renewal.</p></form>`;

function subscriptionPart(world: World, subscription: Subscription): string {
  const item = itemOf(subscription);
  const card = cardFor(world, subscription);
  const product = world.store.find(item.price.product, "product");
  const owed = openInvoiceOf(world, subscription);
  const rows = [
    ["Plan", product?.name ?? item.price.id],
    [
      "Price",
      `${money(item.price.unit_amount * item.quantity, item.price.currency)} per ${item.price.recurring.interval}`,
    ],
    ["Status", statusText(subscription)],
    [
      "Card",
      card
        ? `${card.card.brand} ending in ${card.card.last4}, expires ${String(card.card.exp_month).padStart(2, "0")}/${card.card.exp_year}`
        : "none",
    ],
  ];
  const details = `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value!)}</dd>`).join("")}</dl>`;
  if (hasEnded(subscription)) return `<section>${details}</section>`;
  return `<section>${details}${subscription.cancel_at === null ? action("cancel", "Cancel plan") : action("renew", "Renew plan", "primary")}</section>
<section><h2>Payment method</h2>${cardForm(owed ? `Save card and pay ${money(owed.amount_due, owed.currency)}` : "Save card")}</section>`;
}

function invoicePart(world: World, customer: string): string {
  const invoices = world.store
    .all("invoice")
    .filter((invoice) => invoice.customer === customer && invoice.status !== "draft")
    .toReversed();
  if (invoices.length === 0) return "";
  return `<section><h2>Invoices</h2><ul>${invoices.map((invoice) => `<li><span>${day(invoice.created)}</span> <span>${money(invoice.total, invoice.currency)}</span> <span class="quiet">${invoice.status}</span></li>`).join("")}</ul></section>`;
}

const back = (session: PortalSession): string =>
  session.return_url ? `<p><a href="${escapeHtml(session.return_url)}">← Return</a></p>` : "";

export function portalPage(
  world: World,
  session: PortalSession,
  message: { kind: "error" | "status"; text: string } | null,
): string {
  const customer = world.get(session.customer, "customer");
  const subscription = subscriptionOf(world, customer.id);
  return simulatorPage(
    "Billing",
    `${back(session)}<h1>Billing</h1>${message ? notice(message.kind, message.text) : ""}<p class="quiet">${escapeHtml(customer.email ?? customer.id)}</p>
${subscription ? subscriptionPart(world, subscription) : "<section><p>There is no subscription.</p></section>"}${invoicePart(world, customer.id)}`,
  );
}

/** The page that asks to approve or reject 3-D Secure for a card. */
export function authenticationPage(session: PortalSession, method: string): string {
  return simulatorPage(
    "3-D Secure",
    `${back(session)}<h1>3-D Secure</h1><section><p>The bank asks whether this is really you. Approve to use the card.</p>
<form method="post"><input type="hidden" name="method" value="${escapeHtml(method)}"><div class="pair"><button class="primary" name="action" value="approve">Approve</button><button name="action" value="reject">Reject</button></div></form></section>`,
  );
}
