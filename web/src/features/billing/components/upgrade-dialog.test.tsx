import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import UpgradeDialog from "./upgrade-dialog.tsx";

const clientSecret = "pi_1_secret_2";
const mode = { mode: "test", publishableKey: "pk_test_simulated1", simulated: true };
const premium = fakeUser({
  isPremium: true,
  premiumAccess: true,
  stripeSubscriptionId: "sub_1",
  stripeCustomerId: "cus_1",
});

function show(routes: Record<string, FakeRoute> = {}) {
  const onClose = vi.fn();
  const requests = fakeApi({
    "GET /api/stripe-mode-check": () => jsonResponse(mode),
    "POST /api/create-subscription": () => jsonResponse({ clientSecret }),
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

const dialog = () => screen.findByRole("dialog", { name: "Upgrade to Premium" });
const toastSays = (text: string, variant: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", variant);
  });

async function payBy(number: string) {
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

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
  vi.unstubAllEnvs();
});

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

describe("the payment", () => {
  const confirm = "POST /simulator/stripe/v1/payment_intents/pi_1/confirm";

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

  it("got no answer and was made all the same: that is told as what it is", async () => {
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
    let decide = (_answer: Response) => {};
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

  it("is left by the back button", async () => {
    const { onClose } = show();
    await screen.findByLabelText("Card number");
    act(() => {
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("is on its way: the window stays until it is decided", async () => {
    let decide = (_answer: Response) => {};
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
