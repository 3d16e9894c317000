import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { panelTexts } from "../admin-texts.ts";
import type { AdminList } from "../api/admin-list.ts";
import { useKeptFocus } from "../use-kept-focus.ts";
import { SectionHeading } from "./section-heading.tsx";

/** The head of a list: title, hint and refresh button. */
export function ListHead({
  title,
  hint,
  refreshing,
  onRefresh,
  children,
}: {
  title: string;
  hint?: ReactNode;
  refreshing: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <SectionHeading title={title} hint={hint} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" loading={refreshing} onClick={onRefresh}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {panelTexts.refresh}
        </Button>
        {children}
      </div>
    </div>
  );
}

interface ListBodyProps<Item> {
  list: AdminList<Item>;
  /** The name of the list. */
  label: string;
  /** What is loading, for screen readers. */
  loading: string;
  empty: ReactNode;
  /** The skeleton while it loads, for lists whose entries are not rows. Default: three rows. */
  skeleton?: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/**
 * The body of a list: skeletons, the empty state, or the entries with a button for older ones. A list that could not be
 * loaded is empty, and a notification says why (see `adminList`).
 */
export function ListBody<Item>({ list, label, loading, empty, skeleton, children }: ListBodyProps<Item>) {
  const keptFocus = useKeptFocus();
  return (
    // A list is not a set of form fields.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div {...keptFocus} role="group" aria-label={label} aria-busy={list.refreshing} className="rounded-md">
      {list.status === "loading" && (
        <output className="grid gap-2">
          <span className="sr-only">{loading}</span>
          {skeleton ?? [0, 1, 2].map((row) => <Skeleton key={row} className="h-16 rounded-md" />)}
        </output>
      )}
      {list.status !== "loading" && (list.items.length === 0 ? empty : children(list.items))}
      {list.status === "ready" && list.items.length > 0 && list.hasMore && (
        <div className="grid justify-items-center gap-2 pt-3">
          {list.moreFailed && (
            <p role="alert" className="text-sm text-destructive-text">
              {panelTexts.olderFailed}
            </p>
          )}
          <Button variant="outline" size="sm" loading={list.loadingMore} onClick={list.loadMore}>
            {panelTexts.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says that a list is empty and how to add an entry. */
export function EmptyState({
  title,
  hint,
  className,
  children,
}: {
  title: string;
  hint?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={cn(
        "grid justify-items-center gap-2 rounded-md border border-dashed border-border px-4 py-8 text-center",
        className,
      )}
    >
      <p className="font-semibold">{title}</p>
      {hint && <p className="text-sm text-muted-foreground">{hint}</p>}
      {children}
    </div>
  );
}
