import { Bot, BotOff } from "lucide-react";
import { cn } from "@/lib/cn.ts";
import { autoRespondTexts, logTexts } from "../../admin-texts.ts";
import { useAutoRespond } from "../../use-auto-respond.ts";
import { ActivityLogList } from "../activity-log-list.tsx";
import { AutoRespondSwitch } from "../auto-respond-switch.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";

export function CommentsTab() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <AutoRespondSwitch />
        <AutoRespondBanner />
      </div>
      <CommentForm />
      <CommentList />
      <ActivityLogList title={logTexts.title} />
    </div>
  );
}

function AutoRespondBanner() {
  const { enabled } = useAutoRespond();
  const Icon = enabled ? Bot : BotOff;
  return (
    <output className={cn("flex gap-3 rounded-md px-4 py-3", enabled ? "bg-success-soft" : "bg-sunken")}>
      <Icon
        aria-hidden="true"
        className={cn("mt-0.5 size-5 shrink-0", enabled ? "text-success-text" : "text-muted-foreground")}
      />
      <div>
        <p className={cn("font-semibold", enabled && "text-success-text")}>
          {enabled ? autoRespondTexts.active : autoRespondTexts.inactive}
        </p>
        <p className="text-sm">{enabled ? autoRespondTexts.activeHint : autoRespondTexts.inactiveHint}</p>
      </div>
    </output>
  );
}
