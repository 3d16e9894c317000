import type { User } from "@contract/accounts.ts";
import { PlanBadge } from "@/components/plan-badge.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { Progress } from "@/components/ui/progress.tsx";
import { formatTime, planSentence } from "../plan-texts.ts";

export function PlanCard({ user }: { user: User }) {
  return (
    <Card aria-labelledby="plan-title">
      <CardHeader>
        <div className="flex items-center justify-between gap-3">
          <CardTitle id="plan-title">Your plan</CardTitle>
          <PlanBadge premium={user.premiumAccess} />
        </div>
        <CardDescription>{planSentence(user)}</CardDescription>
      </CardHeader>
      <CardContent><TodaysUsage {...user.usage} /></CardContent>
    </Card>
  );
}

function TodaysUsage({ used, limit, resetsAt }: User["usage"]) {
  if (limit === null) return <p className="text-[0.9375rem]"><strong className="font-semibold">{used}</strong> {used === 1 ? "request" : "requests"} today. Your plan has no daily limit.</p>;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">Today</span>
        <span className="tabular-nums">{used} of {limit} used</span>
      </div>
      <Progress value={used} max={limit} label="Captions used today" valueText={`${used} of ${limit} used`} tone={used >= limit ? "danger" : "info"} />
      <p className="text-sm text-muted-foreground">Starts again at {formatTime(resetsAt)} your time.</p>
    </div>
  );
}
