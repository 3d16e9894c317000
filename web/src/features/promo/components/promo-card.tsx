import type { User } from "@contract/wire/accounts.ts";
import type { PromoStatus } from "@contract/wire/promo.ts";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { referenceOf } from "@/lib/api-error.ts";
import { withReference } from "@/lib/reference.ts";
import { onServerClock } from "@/lib/server-clock.ts";
import { refreshUser } from "@/lib/session.ts";
import { openUpgrade } from "@/lib/upgrade.ts";
import { useAtMoment } from "@/lib/use-at-moment.ts";
import { useNow } from "@/lib/use-now.ts";
import { promoStatusOptions } from "../api/promo-status.ts";
import { daysLeft } from "../days-left.ts";
import { promoDate } from "../promo-date.ts";
import { promoTexts } from "../promo-texts.ts";
import { PromoCodeForm } from "./promo-code-form.tsx";

/** The promo code in its three states: none, active, expired. */
export function PromoCard({ user }: { user: User }) {
  const { data: status, error, refetch } = useQuery(promoStatusOptions);
  useAtMoment(status?.hasPromoCode && status.expiryDate !== null ? Date.parse(status.expiryDate) : null, () => {
    void refetch();
    void refreshUser();
  });
  return (
    <Card aria-labelledby="promo-title">
      <CardHeader>
        <div className="flex items-center justify-between gap-3">
          <CardTitle id="promo-title">{promoTexts.cardTitle}</CardTitle>
          {status?.hasPromoCode && <Badge variant="success">Active</Badge>}
          {status?.isExpired && <Badge variant="danger">Expired</Badge>}
        </div>
      </CardHeader>
      <CardContent className="grid gap-4">
        {status ? (
          <Status status={status} email={user.email} />
        ) : (
          <StatusMissing error={error} onTryAgain={() => void refetch()} />
        )}
      </CardContent>
    </Card>
  );
}

function StatusMissing({ error, onTryAgain }: { error: Error | null; onTryAgain: () => void }) {
  if (!error) return <Skeleton className="h-[8.5rem] rounded-md sm:h-28" />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="wrap-anywhere text-muted-foreground">
        {withReference(promoTexts.statusFailed, referenceOf(error))}
      </p>
      <Button variant="outline" onClick={onTryAgain}>
        {promoTexts.tryAgain}
      </Button>
    </div>
  );
}

function Status({ status, email }: { status: PromoStatus; email: string }) {
  if (status.hasPromoCode) return <Active status={status} />;
  return (
    <>
      {status.isExpired ? (
        <div className="grid gap-1">
          <p className="font-semibold">{promoTexts.expired(status.promoCode, promoDate(status.expiryDate))}</p>
          <p className="text-muted-foreground">{promoTexts.expiredText}</p>
        </div>
      ) : (
        <p className="text-muted-foreground">{status.wasExpired ? promoTexts.wasExpired : promoTexts.intro}</p>
      )}
      <PromoCodeForm email={email} />
      {status.isExpired && (
        <Button variant="outline" className="justify-self-start" onClick={openUpgrade}>
          {promoTexts.upgrade}
        </Button>
      )}
    </>
  );
}

const daysCheckMs = 60_000;

function Active({ status }: { status: PromoStatus }) {
  // The page may stay open for days, and the number that the server sent would not change.
  const now = onServerClock(useNow(daysCheckMs).getTime());
  const date = promoDate(status.expiryDate);
  return (
    <>
      <p>{promoTexts.activeText}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-[0.9375rem]">
        <dt className="text-muted-foreground">{promoTexts.code}</dt>
        <dd className="break-all font-semibold">{status.promoCode}</dd>
        {date !== null && status.expiryDate !== null && (
          <>
            <dt className="text-muted-foreground">{promoTexts.expires}</dt>
            <dd>
              <time dateTime={status.expiryDate}>{date}</time>{" "}
              <span className="whitespace-nowrap text-muted-foreground">
                ({promoTexts.remaining(daysLeft(status.expiryDate, now))})
              </span>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
