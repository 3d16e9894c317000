import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import UpgradeDialog from "./upgrade-dialog.tsx";

/** For files that test the window: no state after a test. */
export function prepareUpgradeDialog(): void {
  afterEach(() => {
    act(() => {
      setUser(null);
      dismissToast();
    });
    vi.unstubAllEnvs();
  });
}

/** The call that confirms the payment. */
export const confirm = "POST /simulator/stripe/v1/payment_intents/pi_1/confirm";
/** What the server says of its payments. */
export const mode = { mode: "test", publishableKey: "pk_test_simulated1", simulated: true };
/** The account after the payment. */
export const premium = fakeUser({
  isPremium: true,
  premiumAccess: true,
  stripeSubscriptionId: "sub_1",
  stripeCustomerId: "cus_1",
});

/** Shows the window to somebody with the free plan. `routes` replace the responses of a payment that could be made. */
export function show(routes: Record<string, FakeRoute> = {}) {
  const onClose = vi.fn();
  const requests = fakeApi({
    "GET /api/stripe-mode-check": () => jsonResponse(mode),
    "POST /api/create-subscription": () => jsonResponse({ clientSecret: "pi_1_secret_2" }),
    "GET /api/user": () => jsonResponse(premium),
    "GET /api/status": () => failure(503, "unavailable", "Later."),
    ...routes,
  });
  setUser(fakeUser());
  render(
    <>
      <main id="main" tabIndex={-1} />
      <UpgradeDialog onClose={onClose} />
      <ShowToasts />
    </>,
  );
  return { onClose, requests };
}

export const dialog = () => screen.findByRole("dialog", { name: "Upgrade to Premium" });
/** Waits for a toast with this text. */
export const toastSays = (text: string, variant: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", variant);
  });

/** Types a card with this number and pays. */
export async function payBy(number: string) {
  const window = within(await dialog());
  const user = userEvent.setup();
  await user.type(await window.findByLabelText("Card number"), number);
  await user.type(window.getByLabelText("Expiration date"), "1239");
  await user.type(window.getByLabelText("Security code"), "123");
  await waitFor(() => {
    expect(window.getByRole("button", { name: "Pay $3.50 now" })).toBeEnabled();
  });
  await user.click(window.getByRole("button", { name: "Pay $3.50 now" }));
}
