import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { authTexts } from "../auth-texts.ts";

interface ConfirmationSentProps {
  email: string;
  onLogin: () => void;
  /** The person wants to correct the address. */
  onAgain: () => void;
}

/** Replaces the sign-up form once the account exists and its address must be confirmed with a mailed link. */
export function ConfirmationSent({ email, onLogin, onAgain }: ConfirmationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="confirmation-sent" className="flex flex-col gap-4 py-2">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-md bg-info-soft text-info-text">
        <MailCheck className="size-6" />
      </span>
      <h2 id="confirmation-sent" ref={heading} tabIndex={-1} className="text-2xl">
        {authTexts.confirmAddress}
      </h2>
      <p className="text-muted-foreground">
        {authTexts.confirmationSentTo} <strong className="break-words font-semibold text-foreground">{email}</strong>.{" "}
        {authTexts.confirmationNext}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={onLogin}>{authTexts.goToLogin}</Button>
        <Button variant="link" onClick={onAgain}>
          {authTexts.otherAddress}
        </Button>
      </div>
    </section>
  );
}
