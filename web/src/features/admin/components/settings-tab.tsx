import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { logTexts, marketingTexts } from "../admin-texts.ts";
import { ActivityLogList } from "./activity-log-list.tsx";
import { AutoRespondSwitch } from "./auto-respond-switch.tsx";
import { DeadLetters } from "./dead-letters.tsx";
import { HiddenTrends } from "./hidden-trends.tsx";
import { MessageList } from "./message-list.tsx";
import { SecondFactorCard } from "./second-factor/second-factor-card.tsx";

export function SettingsTab() {
  return (
    <div className="grid gap-8">
      <AutoRespondSwitch explained />
      <Card className="bg-sunken! shadow-none!">
        <CardHeader>
          <CardTitle as="h3" className="text-lg!">
            {marketingTexts.title}
          </CardTitle>
          <CardDescription>{marketingTexts.hint}</CardDescription>
        </CardHeader>
        <CardContent className="pt-3!">
          <ul className="list-disc space-y-1 pl-5 marker:text-primary-text">
            {marketingTexts.duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        </CardContent>
      </Card>
      <DeadLetters />
      <HiddenTrends />
      <SecondFactorCard />
      <MessageList />
      <ActivityLogList title={logTexts.settingsTitle} />
    </div>
  );
}
