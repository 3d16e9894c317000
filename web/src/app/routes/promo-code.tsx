import { Navigate } from "react-router-dom";
import { FullPageSpinner } from "@/components/full-page-spinner.tsx";
import { Page } from "@/components/page.tsx";
import { PromoFlow } from "@/features/promo/components/promo-flow.tsx";
import { paths } from "@/lib/paths.ts";
import { useSession } from "@/lib/session.ts";

export default function PromoCodeRoute() {
  const session = useSession();
  if (session.status === "signed-in") return <Navigate to={paths.home} replace />;
  // A signed-in person must not see the form first. If the server does not respond, the form is shown anyway.
  if (session.status === "loading" && !session.error) return <FullPageSpinner label="Loading the page" />;
  return (
    <Page title="Promo Code" forVisitors className="flex flex-col items-center py-10 sm:py-20">
      <PromoFlow />
    </Page>
  );
}
