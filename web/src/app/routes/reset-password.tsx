import { Page } from "@/components/page.tsx";
import { ResetPasswordFlow } from "@/features/auth/components/reset-password-flow.tsx";
import { useLinkToken } from "@/lib/use-link-token.ts";

export default function ResetPasswordRoute() {
  const token = useLinkToken();
  return (
    <Page title="Set a new password" className="flex flex-col items-center py-10 sm:py-20">
      <ResetPasswordFlow key={token} token={token} />
    </Page>
  );
}
