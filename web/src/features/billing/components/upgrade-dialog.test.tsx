import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { failure, jsonResponse } from "@/testing/fake-api.ts";
import { confirm, dialog, mode, payBy, prepareUpgradeDialog, show, toastSays } from "./upgrade-dialog.testing.tsx";

prepareUpgradeDialog();

describe("before the payment form", () => {
  it("says what premium is and costs while the subscription is created", async () => {
    show({ "POST /api/create-subscription": () => new Promise<Response>(() => {}) });
    const window = within(await dialog());
    expect(window.getByText("$3.50")).toBeVisible();
    expect(window.getByText("Unlimited captions")).toBeVisible();
    expect(window.getByRole("status")).toHaveTextContent("Preparing the payment form");
  });

  it("is not available where the server takes no payments", async () => {
    const { onClose } = show({
      "GET /api/stripe-mode-check": () => failure(503, "not_configured", "Stripe not available"),
    });
    await toastSays("Stripe not available / Please try again later", "destructive");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    [
      "the server's details",
      () =>
        jsonResponse(
          { message: "No.", code: "payment_provider_failed", details: { message: "The price is not set up." } },
          502,
        ),
      "The price is not set up.",
    ],
    [
      "the server's message",
      () => failure(502, "payment_provider_failed", "The payment provider could not do this."),
      "The payment provider could not do this.",
    ],
    ["its own words", () => new Response("", { status: 500 }), "Failed to create subscription"],
  ])("ends with %s when the subscription cannot be created", async (_, route, description) => {
    const { onClose } = show({ "POST /api/create-subscription": route });
    await toastSays(`Subscription Setup Failed / ${description}`, "destructive");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("tells who is subscribed already, and reads the account", async () => {
    const { onClose, requests } = show({ "POST /api/create-subscription": () => jsonResponse({ status: "active" }) });
    await toastSays("Already Subscribed", "default");
    expect(onClose).toHaveBeenCalledOnce();
    expect(requests.map(({ path }) => path)).toContain("/api/user");
  });

  it.each([
    ["live", "pk_test_1", "Stripe mode mismatch: Server is using LIVE mode but client is using TEST mode"],
    ["test", "pk_live_1", "Stripe mode mismatch: Server is using TEST mode but client is using LIVE mode"],
  ])(
    "stops when the server is %s and the page's key is %s, before anything is created",
    async (serverMode, key, sentence) => {
      vi.stubEnv("VITE_STRIPE_PUBLISHABLE_KEY", key);
      const { onClose, requests } = show({
        "GET /api/stripe-mode-check": () => jsonResponse({ ...mode, mode: serverMode }),
      });
      const panel = await within(await dialog()).findByRole("alert");
      expect(panel).toHaveTextContent(sentence);
      await toastSays(sentence, "destructive");
      expect(requests.map(({ path }) => path)).not.toContain("/api/create-subscription");
      await userEvent.click(screen.getAllByRole("button", { name: "Close" })[0]!);
      expect(onClose).toHaveBeenCalledOnce();
    },
  );
});

describe("leaving", () => {
  it("is possible by the back button", async () => {
    const { onClose } = show();
    await screen.findByLabelText("Card number");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("waits for a payment that is on its way, until it is decided", async () => {
    let decide = (_response: Response) => {};
    const { onClose } = show({
      [confirm]: () =>
        new Promise<Response>((resolve) => {
          decide = resolve;
        }),
    });
    await payBy("4242424242424242");
    await userEvent.keyboard("{Escape}");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Not now" })).toBeDisabled();
    decide(jsonResponse({ error: { type: "card_error", message: "Your card was declined." } }, 402));
    await toastSays("Payment Failed / Your card was declined.", "destructive");
    await userEvent.click(screen.getByRole("button", { name: "Not now" }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
