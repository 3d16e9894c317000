import { Page } from "@/components/page.tsx";
import { ForgotPasswordFlow } from "@/features/auth/components/forgot-password-flow.tsx";

export default function ForgotPasswordRoute() {
  return (
    <Page title="Reset your password" className="flex flex-col items-center py-10 sm:py-20">
      <ForgotPasswordFlow />
    </Page>
  );
}
