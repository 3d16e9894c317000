import { PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useId, useRef, useState, type FormEvent } from "react";
import { FieldError } from "@/components/ui/field.tsx";
import { Button } from "@/components/ui/button.tsx";
import { DialogFooter } from "@/components/ui/dialog.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { dismissFailure, toast } from "@/lib/toast.ts";
import { billingTexts } from "../billing-texts.ts";
import { pay, type Payment } from "../pay.ts";

export interface PaymentFormProps {
  /** During a payment the window must stay open. */
  onBusy: (busy: boolean) => void;
  onPaid: (payment: Exclude<Payment["outcome"], "failed" | "over">) => Promise<void>;
  /** This form can no longer be paid. */
  onOver: () => void;
  /** There was no response: the payment may have been made. */
  onUnsure: () => void;
  onUnavailable: () => void;
  onCancel: () => void;
}

/** Stripe's fields and the button that pays; ready when the fields are. */
export function PaymentForm({ onBusy, onPaid, onOver, onUnsure, onUnavailable, onCancel }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const errorId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<"loading" | "ready" | "processing">("loading");
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState("");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (phase !== "ready") return;
    if (!stripe || !elements) return onUnavailable();
    setPhase("processing");
    setSaid(billingTexts.processingNow);
    setFailure(null);
    // Clears the message of an earlier attempt.
    dismissFailure();
    onBusy(true);
    // The fields are disabled now; the focus stays in the window, near the place where a failure is shown.
    button.current?.focus();
    const payment = await pay(stripe, elements);
    // Otherwise the window closes; it stays busy until then.
    if (payment.outcome === "over") {
      onBusy(false);
      onOver();
    } else if (payment.outcome === "failed") {
      if (payment.unsure) onUnsure();
      toast({ title: billingTexts.paymentFailed.title, description: payment.description, variant: "destructive" });
      setFailure(payment.atField ? null : payment.description);
      setPhase("ready");
      // The notification shows the result.
      setSaid("");
      onBusy(false);
    } else {
      await onPaid(payment.outcome);
    }
  }

  return (
    <form
      noValidate
      aria-label={billingTexts.paymentForm}
      aria-busy={phase !== "ready"}
      onSubmit={(event) => {
        void handleSubmit(event);
      }}
      className="grid gap-4"
    >
      <div className="relative min-h-44">
        {phase === "loading" && <Skeleton className="absolute inset-0 rounded-md" />}
        <div className={cn(phase === "loading" && "opacity-0")} inert={phase === "processing"}>
          <PaymentElement
            onReady={() => {
              setPhase("ready");
              setSaid(billingTexts.formReady);
            }}
            onLoadError={onUnavailable}
          />
        </div>
      </div>
      {failure && <FieldError id={errorId}>{failure}</FieldError>}
      <p className="text-sm text-muted-foreground">{billingTexts.payText}</p>
      <DialogFooter>
        <Button variant="ghost" disabled={phase === "processing"} onClick={onCancel}>
          Not now
        </Button>
        <Button
          ref={button}
          type="submit"
          disabled={phase === "loading"}
          loading={phase === "processing"}
          aria-describedby={failure ? errorId : undefined}
        >
          {billingTexts.pay}
        </Button>
      </DialogFooter>
      <output className="sr-only">{said}</output>
    </form>
  );
}
