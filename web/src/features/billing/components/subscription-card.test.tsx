import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { User } from "@contract/wire/accounts.ts";
import { queryClient } from "@/lib/query-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { setUser, useSession } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

const day = 86_400;
const now = () => Math.floor(Date.now() / 1000);
const details = (change: object = {}) => ({
  current_period_start: now() - 15 * day,
  current_period_end: now() + 15 * day,
  cancel_at_period_end: false,
  portal_key: "/api/billing-portal",
  status: "active",
  ends_at: null,
  paymentFailed: false,
  ...change,
});
const active = fakeUser({ isPremium: true, premiumAccess: true, stripeSubscriptionId: "sub_1" });
const cancelling = fakeUser({ isPremium: false, premiumAccess: true, stripeSubscriptionId: "sub_1" });
const cancelled = () => details({ cancel_at_period_end: true, ends_at: now() + 15 * day });

function Card() {
  const session = useSession();
  const upgrading = useUpgradeOpen();
  return (
    <>
      {session.status === "signed-in" && <SubscriptionCard user={session.user} usage="usage" />}
      {upgrading && "upgrade is open"}
    </>
  );
}

function show(user: User, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ "GET /api/user": () => jsonResponse(user), ...routes });
  setUser(user);
  render(
    <QueryClientProvider client={queryClient}>
      <Card />
      <ShowToasts />
    </QueryClientProvider>,
  );
  return requests;
}
const card = () => within(screen.getByRole("region", { name: "Subscription" }));
const toastSays = (text: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
  });

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
    closeUpgrade();
    queryClient.clear();
  });
});

it("Free Tier: offers the upgrade and asks nothing of the provider", async () => {
  const requests = show(fakeUser());
  expect(card().getByText("Free Tier")).toBeVisible();
  await userEvent.click(card().getByRole("button", { name: "Upgrade to Premium" }));
  expect(screen.getByText(/upgrade is open/)).toBeVisible();
  expect(requests).toEqual([]);
});

it("Free Tier after a payment whose news never came: looks at Stripe once and shows the plan", async () => {
  const begun = fakeUser({ stripeCustomerId: "cus_1" });
  const requests = show(begun, {
    "POST /api/sync-subscription": () => jsonResponse(active),
    "GET /api/subscription-details": () => jsonResponse(details()),
  });
  expect(await card().findByText("Active")).toBeVisible();
  expect(requests.filter(({ path }) => path === "/api/sync-subscription")).toHaveLength(1);
});

it("Free Tier: a look at Stripe that fails or finds nothing says nothing", async () => {
  const requests = show(fakeUser({ stripeCustomerId: "cus_1" }), {
    "POST /api/sync-subscription": () => failure(503, "unavailable", "Please try again in a moment."),
  });
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toEqual(["/api/sync-subscription"]);
  });
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(card().getByText("Free Tier")).toBeVisible();
  expect(screen.queryByText(/try again/)).toBeNull();
});

it("Cancelling with a promo code that runs longer: says when which of them ends", async () => {
  const until = new Date((now() + 60 * day) * 1000);
  show(fakeUser({ ...cancelling, premiumUntil: until.toISOString() }), {
    "GET /api/subscription-details": () => jsonResponse(cancelled()),
  });
  const year = { year: "numeric", month: "long", day: "numeric" } as const;
  const end = new Date((now() + 15 * day) * 1000).toLocaleDateString("en", year);
  expect(
    await card().findByText(
      `Cancelled. Your subscription ends on ${end} and you are not charged again. Your promo code keeps premium access on until ${until.toLocaleDateString("en", year)}.`,
    ),
  ).toBeVisible();
});

it("a promo code: until when, and what an upgrade adds to it", () => {
  show(fakeUser({ isPremium: true, premiumAccess: true, premiumUntil: "2031-05-04T12:00:00.000Z" }));
  expect(card().getByText("Your promo code gives you full premium access until May 4, 2031.")).toBeVisible();
  expect(card().getByText("Premium for $3.50 per month goes on when the code ends.")).toBeVisible();
  expect(card().queryByText(/unlimited captions, no ads/)).toBeNull();
  expect(card().getByRole("button", { name: "Upgrade to Premium" })).toBeVisible();
});

it("Active: whoever keeps the subscription is back at the button", async () => {
  show(active, { "GET /api/subscription-details": () => jsonResponse(details()) });
  const button = card().getByRole("button", { name: "Cancel Subscription" });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("button", { name: "Keep subscription" }));
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
});

it("a double click on Reactivate asks once", async () => {
  const requests = show(cancelling, {
    "GET /api/subscription-details": () => jsonResponse(cancelled()),
    "POST /api/reactivate-subscription": () => new Promise<Response>(() => {}),
  });
  const button = card().getByRole("button", { name: "Reactivate subscription" });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => {
    expect(requests.map(({ path }) => path)).toContain("/api/reactivate-subscription");
  });
  expect(requests.filter(({ path }) => path === "/api/reactivate-subscription")).toHaveLength(1);
});

it("Cancelling after a failed payment: the countdown and the way to update the card", async () => {
  show(cancelling, {
    "GET /api/subscription-details": () => jsonResponse({ ...cancelled(), status: "past_due", paymentFailed: true }),
  });
  await card().findByRole("timer", { name: "Time until the subscription ends" });
  expect(card().getByText("Your last payment failed")).toBeVisible();
  expect(card().getByRole("button", { name: "Update card" })).toBeVisible();
});

it("Active: asks before it cancels, then shows the countdown; reactivating takes it back", async () => {
  let state: "active" | "cancelled" = "active";
  show(active, {
    "GET /api/user": () => jsonResponse(state === "active" ? active : cancelling),
    "GET /api/subscription-details": () => jsonResponse(state === "active" ? details() : cancelled()),
    "POST /api/cancel-subscription": () => {
      state = "cancelled";
      return jsonResponse({ ...cancelled(), message: "Your subscription will end at the end of the billing cycle." });
    },
    "POST /api/reactivate-subscription": () => {
      state = "active";
      return jsonResponse({ ...details(), message: "Your subscription renews as before." });
    },
  });
  expect(await card().findByText(/Renews on/)).toBeVisible();
  await userEvent.click(card().getByRole("button", { name: "Cancel Subscription" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel Subscription" }));
  await userEvent.click(question.getByRole("button", { name: "Cancel Subscription" }));
  await toastSays("Subscription Cancelled / Your subscription will end at the end of the billing cycle.");
  expect(await card().findByText("Cancelling")).toBeVisible();
  expect(await card().findByRole("timer", { name: "Time until the subscription ends" })).toHaveTextContent(
    /^1[45] days\d+ hours\d+ minutes\d+ seconds$/,
  );
  expect(card().getByText("50% of the billing period remaining")).toBeVisible();

  await userEvent.click(card().getByRole("button", { name: "Reactivate subscription" }));
  await toastSays("Subscription Reactivated");
  expect(await card().findByText("Active")).toBeVisible();
  expect(card().queryByRole("timer")).toBeNull();
});

it.each([
  ["Cancellation Failed", active, () => details(), "POST /api/cancel-subscription"],
  ["Reactivation Failed", cancelling, cancelled, "POST /api/reactivate-subscription"],
] as const)("%s, with the server's reason", async (title, user, body, route) => {
  show(user, {
    "GET /api/subscription-details": () => jsonResponse(body()),
    [route]: () => failure(502, "payment_provider_failed", "The payment provider could not do this."),
  });
  if (user === active) {
    await userEvent.click(card().getByRole("button", { name: "Cancel Subscription" }));
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel Subscription" }),
    );
  } else {
    await userEvent.click(card().getByRole("button", { name: "Reactivate subscription" }));
  }
  await toastSays(`${title} / The payment provider could not do this.`);
  await waitFor(() => {
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

it("Cancelling: the countdown goes when the end passes, and the account is read anew", async () => {
  const requests = show(cancelling, {
    "GET /api/subscription-details": () =>
      jsonResponse(details({ cancel_at_period_end: true, current_period_end: now() + 1, ends_at: now() + 1 })),
    "GET /api/user": () => jsonResponse(fakeUser()),
  });
  expect(await card().findByText("Free Tier")).toBeVisible();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(requests.map(({ path }) => path)).toContain("/api/user");
});

it("a failed payment: says that access stays, and leads to the provider's portal", async () => {
  const requests = show(active, {
    "GET /api/subscription-details": () => jsonResponse(details({ status: "past_due", paymentFailed: true })),
    "POST /api/billing-portal": () => failure(503, "unavailable", "Please try again in a moment."),
  });
  expect(await card().findByText("Your last payment failed")).toBeVisible();
  await userEvent.click(card().getByRole("button", { name: "Update card" }));
  await toastSays("The billing portal could not be opened / Please try again in a moment.");
  expect(requests.some(({ path, method }) => method === "POST" && path === "/api/billing-portal")).toBe(true);
});

it("says when the details cannot be fetched, and fetches them again", async () => {
  let down = true;
  show(active, {
    "GET /api/subscription-details": () =>
      down ? failure(503, "unavailable", "Please try again in a moment.") : jsonResponse(details()),
  });
  await toastSays("Failed to fetch subscription details / Please try again in a moment.");
  down = false;
  await userEvent.click(card().getByRole("button", { name: "Try again" }));
  expect(await card().findByText(/Renews on/)).toBeVisible();

  // If a background refresh fails, the known data stays.
  down = true;
  act(() => {
    dismissToast();
  });
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.subscriptionDetails }));
  expect(queryClient.getQueryState([...queryKeys.subscriptionDetails, "sub_1"])?.status).toBe("error");
  expect(card().getByText(/Renews on/)).toBeVisible();
  expect(card().queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.queryByText(/Failed to fetch/)).toBeNull();
});
