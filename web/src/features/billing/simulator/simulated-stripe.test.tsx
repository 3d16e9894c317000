import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog.tsx";
import { createSimulatedStripe } from "./simulated-stripe.ts";

const publishableKey = "pk_test_simulated_1";
const clientSecret = "pi_1_secret_2";

interface Asked {
  method: string;
  path: string;
  values: Record<string, string>;
}

/** The gateway, which responds to each request with the next of these. */
function gateway(...responses: { status?: number; body: unknown }[]): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    "fetch",
    vi.fn((input: string, init: RequestInit = {}) => {
      const [path = "", query = ""] = input.split("?");
      asked.push({
        method: init.method ?? "GET",
        path,
        values: Object.fromEntries(new URLSearchParams(init.body instanceof URLSearchParams ? init.body : query)),
      });
      const { status = 200, body } = responses.shift() ?? {
        status: 500,
        body: { error: { type: "api_error", message: "Nothing more was expected." } },
      };
      return Promise.resolve(Response.json(body, { status }));
    }),
  );
  return asked;
}

function Checkout({ redirect = "if_required" as const, onReady }: { redirect?: "if_required"; onReady?: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState("");
  const pay = async () => {
    const result = await stripe!.confirmPayment({
      elements: elements!,
      confirmParams: { return_url: "http://localhost/" },
      redirect,
    });
    setOutcome(result.error ? `failed: ${result.error.message}` : `paid: ${result.paymentIntent.status}`);
  };
  return (
    <>
      <PaymentElement onReady={onReady} />
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <output>{outcome}</output>
    </>
  );
}

function show(options: Partial<Parameters<typeof createSimulatedStripe>[0]> = {}, onReady?: () => void) {
  const stripe = createSimulatedStripe({ publishableKey, ...options });
  return render(
    <StrictMode>
      <Elements stripe={stripe} options={{ clientSecret }}>
        <Checkout onReady={onReady} />
      </Elements>
    </StrictMode>,
  );
}

const outcome = () => screen.findByText(/^(paid|failed):/);

async function enter(card: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText("Test card"), card);
}

describe("in the place of Stripe's elements", () => {
  test("the form is there once, says that no card is charged, and reports that it is ready", async () => {
    const onReady = vi.fn();
    show({}, onReady);
    expect(await screen.findByText("Test payments: no real card is charged")).toBeVisible();
    expect(screen.getAllByLabelText("Card number")).toHaveLength(1);
    await waitFor(() => expect(onReady).toHaveBeenCalled());
  });

  test("a chosen test card is confirmed with the publishable key and the client secret", async () => {
    const asked = gateway({ body: { id: "pi_1", status: "succeeded" } });
    show();
    await enter("4242 4242 4242 4242");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    expect(await outcome()).toHaveTextContent("paid: succeeded");
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/simulator/stripe/v1/payment_intents/pi_1/confirm",
      values: {
        key: publishableKey,
        client_secret: clientSecret,
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
      },
    });
  });

  test("an incomplete form is not sent, and each field says what is missing", async () => {
    const asked = gateway();
    show();
    await userEvent.type(await screen.findByLabelText("Card number"), "4242");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    expect(await outcome()).toHaveTextContent("failed: Your card number is incomplete.");
    expect(screen.getByLabelText("Card number")).toHaveAccessibleDescription("Your card number is incomplete.");
    expect(screen.getByLabelText("Security code")).toBeInvalid();
    expect(asked).toEqual([]);
    await userEvent.type(screen.getByLabelText("Card number"), "4242");
    expect(screen.getByLabelText("Card number")).toBeValid();
  });

  test("a decline is the result, and the form stays for another try", async () => {
    gateway(
      {
        status: 402,
        body: { error: { type: "card_error", code: "card_declined", message: "Your card was declined." } },
      },
      { body: { id: "pi_1", status: "succeeded" } },
    );
    show();
    await enter("4000 0000 0000 0002");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    expect(await outcome()).toHaveTextContent("failed: Your card was declined.");
    await enter("4242 4242 4242 4242");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    expect(await screen.findByText("paid: succeeded")).toBeVisible();
  });

  test("no connection is told as such", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("offline"))),
    );
    show();
    await enter("4242 4242 4242 4242");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    expect(await outcome()).toHaveTextContent(/failed: We are experiencing issues connecting/);
  });

  test.each([
    ["Approve", "true", { id: "pi_1", status: "succeeded" }, "paid: succeeded"],
    [
      "Reject",
      "false",
      {
        id: "pi_1",
        status: "requires_payment_method",
        last_payment_error: {
          type: "invalid_request_error",
          code: "payment_intent_authentication_failure",
          message: "We are unable to authenticate your payment method.",
        },
      },
      "failed: We are unable to authenticate your payment method.",
    ],
  ])("3-D Secure: %s", async (button, approved, after, expected) => {
    const waiting = { id: "pi_1", status: "requires_action" };
    const asked = gateway({ body: waiting }, { body: waiting }, { body: after });
    show();
    await enter("4000 0025 0000 3155");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    const dialog = await screen.findByRole("alertdialog", { name: "3-D Secure test" });
    expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(await outcome()).toHaveTextContent(expected);
    expect(asked.at(-1)).toMatchObject({
      path: "/simulator/stripe/v1/payment_intents/pi_1/authenticate",
      values: { approved },
    });
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("the bank's question stands above the dialog that holds the form, which stays open", async () => {
    const waiting = { id: "pi_1", status: "requires_action" };
    gateway({ body: waiting }, { body: waiting }, { body: { id: "pi_1", status: "succeeded" } });
    const stripe = createSimulatedStripe({ publishableKey });
    render(
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Upgrade</DialogTitle>
          <Elements stripe={stripe} options={{ clientSecret }}>
            <Checkout />
          </Elements>
        </DialogContent>
      </Dialog>,
    );
    await enter("4000 0025 0000 3155");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    await screen.findByRole("alertdialog");
    await userEvent.click(screen.getByRole("button", { name: "Approve" }));
    expect(await outcome()).toHaveTextContent("paid: succeeded");
    expect(screen.getByRole("dialog", { name: "Upgrade" })).toBeVisible();
  });

  test("closing the bank's question rejects", async () => {
    const waiting = { id: "pi_1", status: "requires_action" };
    const asked = gateway(
      { body: waiting },
      { body: waiting },
      {
        body: {
          id: "pi_1",
          status: "requires_payment_method",
          last_payment_error: { type: "invalid_request_error", message: "No." },
        },
      },
    );
    show();
    await enter("4000 0025 0000 3155");
    await userEvent.click(screen.getByRole("button", { name: "Pay" }));
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    expect(await outcome()).toHaveTextContent("failed: No.");
    expect(asked.at(-1)?.values).toMatchObject({ approved: "false" });
  });

  test("a confirmation that always redirects leaves for the return address", async () => {
    gateway({ body: { id: "pi_1", status: "succeeded" } });
    const leave = vi.fn();
    const stripe = createSimulatedStripe({ publishableKey, leave });
    const elements = stripe.elements({ clientSecret });
    const place = document.body.appendChild(document.createElement("div"));
    const element = elements.create("payment");
    element.mount(place);
    await enter("4242 4242 4242 4242");
    void stripe.confirmPayment({ elements, confirmParams: { return_url: "http://localhost/account?tab=plan" } });
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(
        "http://localhost/account?tab=plan&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded",
      ),
    );
    element.destroy();
    place.remove();
  });

  test("a page that goes away takes the form with it", async () => {
    const { unmount } = show();
    await screen.findByLabelText("Card number");
    unmount();
    expect(screen.queryByLabelText("Card number")).toBeNull();
  });
});
