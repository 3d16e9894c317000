import { cn } from "@/lib/cn.ts";
import { useStatus } from "@/lib/use-status.ts";

/** The support address, if one is set. It is loaded late, so it is below everything else, and its space is reserved. */
export function MailLine({ className }: { className?: string }) {
  const email = useStatus()?.supportEmail;
  if (!email) return <div className={cn("h-6", className)} />;
  return (
    <p className={cn("min-h-6 text-[0.9375rem]", className)}>
      Or by mail:{" "}
      <a href={`mailto:${email}`} className="break-all font-medium text-primary-text underline underline-offset-4">
        {email}
      </a>
    </p>
  );
}
