import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { failure, jsonResponse } from "@/testing/fake-api.ts";
import { confirm, dialog, payBy, premium, prepareUpgradeDialog, show, toastSays } from "./upgrade-dialog.testing.tsx";

prepareUpgradeDialog();

describe("the payment", () => {
  it("succeeds: the account is premium at once, the dialog closes", async () => {
    const { onClose, requests } = show({
      [confirm]: () => jsonResponse({ id: "pi_1", object: "payment_intent", status: "succeeded" }),
      "POST /api/sync-subscription": () => jsonResponse(premium),
    });
    await payBy("4242424242424242");
    await toastSays("Payment Successful / You are now subscribed to the premium plan!", "default");
    expect(onClose).toHaveBeenCalledOnce();
    expect(requests.filter(({ path }) => path === "/api/create-subscription")).toHaveLength(1);
  });

  it("is declined: the provider's words, and another try with what was typed", async () => {
    const { onClose } = show({
      [confirm]: () =>
        jsonResponse(
          { error: { type: "card_error", code: "card_declined", message: "Your card has insufficient funds." } },
          402,
        ),
    });
    await payBy("4000000000009995");
    await toastSays("Payment Failed / Your card has insufficient funds.", "destructive");
    expect(await screen.findByRole("button", { name: "Pay $3.50 now" })).toBeEnabled();
    expect(screen.getByLabelText("Card number")).toHaveValue("4000 0000 0000 9995");
    expect(screen.getByRole("button", { name: "Pay $3.50 now" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Pay $3.50 now" })).toHaveAccessibleDescription(
      "Your card has insufficient funds.",
    );
    expect(onClose).not.toHaveBeenCalled();
  });

  it("of a card that is typed wrong is not sent, and said once beside the field", async () => {
    const { requests } = show();
    await payBy("4242");
    await toastSays("Payment Failed / Your card number is incomplete.", "destructive");
    expect(within(await dialog()).getAllByText("Your card number is incomplete.")).toHaveLength(1);
    expect(requests.map(({ path }) => path)).not.toContain(confirm.slice(5));
  });

  it("is not asked for any more once another window has paid", async () => {
    const { onClose } = show();
    await screen.findByLabelText("Card number");
    act(() => {
      setUser(premium);
    });
    await toastSays("Already Subscribed", "default");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("got no response and was made all the same: that is told as what it is", async () => {
    const { onClose } = show({ [confirm]: () => Promise.reject(new TypeError("Failed to fetch")) });
    await payBy("4242424242424242");
    await toastSays("Payment Failed / We are experiencing issues connecting to our payments provider.", "destructive");
    act(() => {
      setUser(premium);
    });
    await toastSays("Payment Successful / You are now subscribed to the premium plan!", "default");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("that cannot be made any more is followed by a new form, and that one pays", async () => {
    const secrets = ["pi_1_secret_2", "pi_2_secret_3"];
    const { onClose, requests } = show({
      "POST /api/create-subscription": () => jsonResponse({ clientSecret: secrets.shift() }),
      [confirm]: () =>
        jsonResponse(
          {
            error: {
              type: "invalid_request_error",
              code: "payment_intent_unexpected_state",
              message: "It has a status of canceled.",
              payment_intent: { id: "pi_1", status: "canceled" },
            },
          },
          400,
        ),
      "POST /simulator/stripe/v1/payment_intents/pi_2/confirm": () =>
        jsonResponse({ id: "pi_2", object: "payment_intent", status: "succeeded" }),
      "POST /api/sync-subscription": () => jsonResponse(premium),
    });
    await payBy("4242424242424242");
    await toastSays(
      "Payment Failed / This payment was no longer open, so nothing was charged. Here is a new form.",
      "destructive",
    );
    await waitFor(() => {
      expect(requests.filter(({ path }) => path === "/api/create-subscription")).toHaveLength(2);
    });
    await waitFor(() => {
      expect(screen.getByLabelText("Card number")).toHaveValue("");
    });
    expect(onClose).not.toHaveBeenCalled();
    await payBy("4242424242424242");
    await toastSays("Payment Successful / You are now subscribed to the premium plan!", "default");
  });

  it("is made although the first look at the plan fails", async () => {
    let looks = 0;
    show({
      [confirm]: () => jsonResponse({ id: "pi_1", object: "payment_intent", status: "succeeded" }),
      "POST /api/sync-subscription": () =>
        looks++ === 0 ? Promise.reject(new TypeError("Failed to fetch")) : jsonResponse(premium),
    });
    await payBy("4242424242424242");
    await waitFor(() => {
      expect(screen.getByTestId("toast")).toHaveTextContent("You are now subscribed to the premium plan!");
    });
  });

  it("is made by somebody whose session has ended elsewhere: they are told to log in", async () => {
    const ended = () => failure(401, "unauthorized", "Please log in.");
    show({
      [confirm]: () => jsonResponse({ id: "pi_1", object: "payment_intent", status: "succeeded" }),
      "POST /api/sync-subscription": ended,
      "GET /api/user": ended,
    });
    await payBy("4242424242424242");
    await toastSays(
      "Payment Successful / You have been signed out. Log in again, and your premium plan is there.",
      "default",
    );
  });

  it("is announced from the form's being ready to its end", async () => {
    let decide = (_response: Response) => {};
    show({
      [confirm]: () =>
        new Promise<Response>((resolve) => {
          decide = resolve;
        }),
    });
    const said = async () => within(await screen.findByRole("form", { name: "Payment" })).getByRole("status");
    await waitFor(async () => {
      expect(await said()).toHaveTextContent("The payment form is ready");
    });
    await payBy("4242424242424242");
    expect(await said()).toHaveTextContent("Processing the payment");
    decide(jsonResponse({ error: { type: "card_error", message: "Your card was declined." } }, 402));
    await waitFor(async () => {
      expect(await said()).toBeEmptyDOMElement();
    });
  });
});
