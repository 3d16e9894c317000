import { Link } from "@/components/link.tsx";
import { paths } from "@/lib/paths.ts";
import { useStatus } from "@/lib/use-status.ts";

const linkStyles = "font-medium text-primary-text underline underline-offset-4";

/** How to reach support: the contact form and, where one is set, the operator's address. */
export function SupportContact() {
  const email = useStatus()?.supportEmail;
  return (
    <p>
      Use the{" "}
      <Link to={paths.contact} className={linkStyles}>
        contact form
      </Link>
      {email && (
        <>
          {" "}
          or write to{" "}
          <a href={`mailto:${email}`} className={linkStyles}>
            {email}
          </a>
        </>
      )}
      . We reply within 24 hours.
    </p>
  );
}
