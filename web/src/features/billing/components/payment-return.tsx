import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "@/lib/toast.ts";
import { billingTexts } from "../billing-texts.ts";
import { finishPayment } from "../finish-payment.ts";
import { returningPayment, withoutPayment } from "../payment-return.ts";
import { paymentResultTexts, completePayment } from "../complete-payment.ts";

function failed(description: string): number {
  return toast({ title: billingTexts.paymentFailed.title, description, variant: "destructive" });
}

/**
 * The page to which a bank's page returns: shows how the payment ended and updates the plan. Renders nothing itself.
 */
export default function PaymentReturn() {
  const [search, setSearch] = useSearchParams();
  const secret = returningPayment(search)?.clientSecret ?? null;

  const finish = useEffectEvent(async (clientSecret: string) => {
    setSearch(withoutPayment(search), { replace: true });
    const payment = await finishPayment(clientSecret);
    if (payment?.outcome === "failed") return failed(payment.description);
    if (payment?.outcome === "processing") return toast(billingTexts.processing);
    const settled = await completePayment();
    if (payment === null && settled === "later") return failed(billingTexts.paymentFailed.description);
    return toast(paymentResultTexts[settled]);
  });
  useEffect(() => {
    if (secret !== null) void finish(secret);
  }, [secret]);
  return null;
}
