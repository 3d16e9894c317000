import { activityListHeightMax } from "@contract/rules/display.ts";
import type { ActionType, ActivityLog } from "@contract/wire/activity-log.ts";
import { ChartNoAxesColumn, MessageSquareReply, Send, ToggleRight, type LucideIcon } from "lucide-react";
import { activityText } from "../activity-text.ts";
import { logTexts } from "../admin-texts.ts";
import { activityLogs } from "../api/activity-logs.ts";
import { useAdminList } from "../api/admin-list.ts";
import { localMoment } from "../local-time.ts";
import { EmptyState, ListBody, ListHead } from "./list-frame.tsx";

const icons: Record<ActionType, LucideIcon> = {
  post_created: Send,
  comment_response: MessageSquareReply,
  post_analytics: ChartNoAxesColumn,
  auto_respond_toggle: ToggleRight,
};

/** The activity log, newest first, in its own scrolling area. */
export function ActivityLogList({ title }: { title: string }) {
  const list = useAdminList(activityLogs);
  return (
    <section className="grid gap-3">
      <ListHead title={title} refreshing={list.refreshing} onRefresh={list.refresh} />
      {/* A scrolling area must be reachable by keyboard. */}
      <section
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        style={{ maxHeight: activityListHeightMax }}
        className="relative overflow-y-auto overscroll-contain rounded-md"
      >
        <ListBody
          list={list}
          label={title}
          loading={logTexts.loading}
          empty={<EmptyState title={logTexts.empty} hint={logTexts.emptyHint} />}
        >
          {(logs) => (
            <ol className="divide-y divide-border rounded-md border border-border bg-card">
              {logs.map((log) => (
                <LogRow key={log.id} log={log} />
              ))}
            </ol>
          )}
        </ListBody>
      </section>
    </section>
  );
}

function LogRow({ log }: { log: ActivityLog }) {
  const Icon = icons[log.actionType];
  return (
    <li className="flex gap-3 px-4 py-2.5 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0">
        <p className="wrap-anywhere">{activityText(log)}</p>
        <time dateTime={log.timestamp} className="text-muted-foreground">
          {localMoment(log.timestamp)}
        </time>
      </div>
    </li>
  );
}
