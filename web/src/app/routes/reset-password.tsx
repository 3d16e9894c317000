import { useSearchParams } from "react-router-dom";
import { Page } from "@/components/page.tsx";
import { ResetPasswordFlow } from "@/features/auth/components/reset-password-flow.tsx";

export default function ResetPasswordRoute() {
  const [params] = useSearchParams();
  const token = params.get("token")?.trim() ?? "";
  return (
    <Page title="Set a new password" className="flex flex-col items-center py-10 sm:py-20">
      <ResetPasswordFlow key={token} token={token} />
    </Page>
  );
}
