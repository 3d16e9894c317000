import { MailCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card, CardContent } from "@/components/ui/card.tsx";
import { contactTexts } from "../contact-texts.ts";
import { ContactForm } from "./contact-form.tsx";

/** The form, then the confirmation. */
export function ContactPanel() {
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [again, setAgain] = useState(false);
  return (
    <Card className="shadow-md">
      <CardContent className="sm:py-7">
        {sentFrom === null ? (
          <ContactForm takesFocus={again} onSent={setSentFrom} />
        ) : (
          <Sent
            email={sentFrom}
            onAgain={() => {
              setAgain(true);
              setSentFrom(null);
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form and its focus are gone, so the heading takes the focus and is announced.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-start gap-4">
      <span aria-hidden="true" className="grid size-12 place-items-center rounded-md bg-success-soft text-success-text">
        <MailCheck className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
        {contactTexts.sent}
      </h2>
      <p className="break-words text-muted-foreground">{contactTexts.sentText(email)}</p>
      <Button variant="outline" onClick={onAgain}>
        {contactTexts.again}
      </Button>
    </div>
  );
}
