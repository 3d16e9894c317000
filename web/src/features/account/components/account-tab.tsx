import { useSession } from "@/lib/session.ts";
import { PlanCard } from "./plan-card.tsx";
import { ProfileCard } from "./profile-card.tsx";

/** Plan, today's usage and who is signed in. Each subject is a card of its own. */
export default function AccountTab() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <PlanCard user={session.user} />
      <ProfileCard user={session.user} />
    </div>
  );
}
