import { PlanCard } from "@/features/account/components/plan-card.tsx";
import { ProfileCard } from "@/features/account/components/profile-card.tsx";
import { ToneCard } from "@/features/tone/components/tone-card.tsx";
import { useSession } from "@/lib/session.ts";

/** The Account tab. Each subject is a card of its own. */
export default function AccountTab() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <PlanCard user={session.user} />
        <ToneCard />
      </div>
      <ProfileCard user={session.user} />
    </div>
  );
}
