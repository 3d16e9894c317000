import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { PromoStatus } from "@contract/wire/promo.ts";
import { queryClient } from "@/lib/query-client.ts";
import { learnServerClock } from "@/lib/server-clock.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { noPromoCode as none } from "@/testing/fake-promo-status.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { PromoCard } from "./promo-card.tsx";

const day = 24 * 60 * 60 * 1000;
const expiry = new Date(Date.now() + day - 60_000);
const running: PromoStatus = {
  ...none,
  hasPromoCode: true,
  promoCode: "KITE-10",
  expiryDate: expiry.toISOString(),
  daysRemaining: 1,
};

function UpgradeNote() {
  return useUpgradeOpen() && "upgrade is open";
}

function show(status: () => PromoStatus, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({
    "GET /api/promo-code-status": () => jsonResponse(status()),
    "GET /api/user": () => jsonResponse(fakeUser()),
    ...routes,
  });
  setUser(fakeUser());
  render(
    <QueryClientProvider client={queryClient}>
      <PromoCard user={fakeUser()} />
      <UpgradeNote />
      <ShowToasts />
    </QueryClientProvider>,
  );
  return requests;
}
const field = () => screen.findByLabelText("Your promo code");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toastSays = (text: string, variant: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", variant);
  });

afterEach(() => {
  learnServerClock(new Date().toUTCString(), Date.now(), Date.now());
  act(() => {
    setUser(null);
    dismissToast();
    closeUpgrade();
    queryClient.clear();
  });
});

it("none: wants a code before it asks the server", async () => {
  const requests = show(() => none);
  await userEvent.type(await field(), "   ");
  await press("Apply");
  await toastSays("Missing code / Please enter a valid promotion code", "destructive");
  expect(await field()).toHaveFocus();
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

it("applies a code for the session's own address and shows what it gives", async () => {
  let status = none;
  const requests = show(() => status, {
    "POST /api/apply-promo-code": () => {
      status = running;
      return jsonResponse({ message: "Promotion code applied successfully. You have premium access now." });
    },
  });
  await userEvent.type(await field(), " KITE-10 ");
  await press("Apply");
  await toastSays("Success! / Promotion code applied successfully.", "default");
  expect(requests.find(({ method }) => method === "POST")?.json).toEqual({
    email: "mara@kite.example",
    promoCode: "KITE-10",
  });
  expect(await screen.findByText("KITE-10")).toBeVisible();
  expect(
    screen.getByText(expiry.toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" })),
  ).toBeVisible();
  expect(screen.getByText("(1 day remaining)")).toBeVisible();
  expect(screen.queryByLabelText("Your promo code")).toBeNull();
});

it("says why a code was refused and keeps it for correction", async () => {
  show(() => none, {
    "POST /api/apply-promo-code": () => failure(400, "promo_code_expired", "This promo code has expired."),
  });
  await userEvent.type(await field(), "OLD-1");
  await press("Apply");
  await toastSays("Failed to apply code / This promo code has expired.", "destructive");
  expect(await field()).toHaveValue("OLD-1");
});

it("says nothing about a code that nobody judged", async () => {
  show(() => none, { "POST /api/apply-promo-code": () => new Response("<html>", { status: 502 }) });
  await userEvent.type(await field(), "KITE-10");
  await press("Apply");
  await toastSays(
    "Failed to apply code / Your code could not be checked. Please try again in a moment.",
    "destructive",
  );
  expect(await field()).not.toHaveAttribute("aria-invalid");
});

it("expired: names the code, takes a new one and offers the upgrade", async () => {
  show(() => ({
    ...none,
    isExpired: true,
    wasExpired: true,
    promoCode: "KITE-9",
    expiryDate: "2024-05-04T12:00:00.000Z",
  }));
  expect(await screen.findByText("Your code KITE-9 expired on May 4, 2024.")).toBeVisible();
  expect(await field()).toBeVisible();
  await press("Upgrade to Premium");
  expect(screen.getByText(/upgrade is open/)).toBeVisible();
});

it("counts the days by the server's clock when this device's is off", async () => {
  const serverMs = Date.now() - 2 * day;
  show(() => running, {
    "GET /api/promo-code-status": () => jsonResponse(running, 200, { date: new Date(serverMs).toUTCString() }),
  });
  expect(await screen.findByText("(3 days remaining)")).toBeVisible();
});

it("turns to expired by itself when the time runs out", async () => {
  const end = new Date(Date.now() + 300).toISOString();
  show(() =>
    Date.now() < Date.parse(end)
      ? { ...running, expiryDate: end }
      : { ...none, isExpired: true, wasExpired: true, promoCode: "KITE-10", expiryDate: end },
  );
  expect(await screen.findByText(/^Your code KITE-10 expired on/)).toBeVisible();
});
