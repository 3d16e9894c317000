import { lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ProfileCard } from "@/features/account/components/profile-card.tsx";
import { SessionsCard } from "@/features/account/components/sessions-card.tsx";
import { TodaysUsage } from "@/features/account/components/todays-usage.tsx";
import { SubscriptionCard } from "@/features/billing/components/subscription-card.tsx";
import { EndingsCard } from "@/features/caption-endings/components/endings-card.tsx";
import { PromoCard } from "@/features/promo/components/promo-card.tsx";
import { ToneCard } from "@/features/tone/components/tone-card.tsx";
import { useSession } from "@/lib/session.ts";

const PaymentReturn = lazy(() => import("@/features/billing/components/payment-return.tsx"));

/** The Account tab, with one card per subject. */
export default function AccountTab() {
  const session = useSession();
  const [search] = useSearchParams();
  if (session.status !== "signed-in") return null;
  const { user } = session;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <SubscriptionCard user={user} usage={<TodaysUsage {...user.usage} />} />
        <PromoCard user={user} />
        <ToneCard />
        <EndingsCard />
        <SessionsCard />
      </div>
      <ProfileCard user={user} />
      {search.has("payment_intent") && (
        <OptionalChunk>
          <PaymentReturn />
        </OptionalChunk>
      )}
    </div>
  );
}
