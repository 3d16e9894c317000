import { useStatus } from "@/lib/use-status.ts";

/** How to reach support: the operator's address, where one is set. */
export function SupportContact() {
  const email = useStatus()?.supportEmail;
  return (
    <p>
      Write to {email ? <a href={`mailto:${email}`} className="font-medium text-primary-text underline underline-offset-4">{email}</a> : "our support address"}. We reply within 24 hours.
    </p>
  );
}
