import { Elements } from "@stripe/react-stripe-js";
import { useMemo } from "react";
import type { PaymentSetup } from "../prepare-checkout.ts";
import { stripeAppearance } from "../stripe-appearance.ts";
import { PaymentForm, type PaymentFormProps } from "./payment-form.tsx";

/** Stripe's context around the form, in the page's colors. */
export default function PaymentPanel({ setup, ...form }: PaymentFormProps & { setup: PaymentSetup }) {
  const { stripe, clientSecret } = setup;
  const options = useMemo(() => ({ clientSecret, appearance: stripeAppearance() }), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm {...form} />
    </Elements>
  );
}
