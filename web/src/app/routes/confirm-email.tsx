import { Page } from "@/components/page.tsx";
import { ConfirmEmailFlow } from "@/features/auth/components/confirm-email-flow.tsx";
import { useLinkToken } from "@/lib/use-link-token.ts";

export default function ConfirmEmailRoute() {
  const token = useLinkToken();
  return (
    <Page title="Confirm your email address" className="flex flex-col items-center py-10 sm:py-20">
      <ConfirmEmailFlow token={token} />
    </Page>
  );
}
