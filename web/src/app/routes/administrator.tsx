import { Page } from "@/components/page.tsx";
import { AdministratorFlow } from "@/features/administrator/components/administrator-flow.tsx";
import { useSession } from "@/lib/session.ts";
import { useLinkToken } from "@/lib/use-link-token.ts";

export default function AdministratorRoute() {
  const session = useSession();
  const token = useLinkToken();
  // Only for signed-in people; this is shown for a moment after a logout.
  if (session.status !== "signed-in") return null;
  return (
    <Page title="Administrator" className="flex flex-col items-center py-10 sm:py-20">
      <AdministratorFlow key={token} token={token} user={session.user} />
    </Page>
  );
}
