import { createContext, use, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { cn } from "@/lib/cn.ts";

interface TabsState {
  baseId: string;
  value: string;
  onValueChange: (value: string) => void;
}
const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error("TabList, Tab and TabPanel belong inside Tabs.");
  return tabs;
}

/** Tabs with a roving tab stop: arrow keys, Home and End move and select. The caller owns the value. */
export function Tabs({
  value,
  onValueChange,
  className,
  children,
}: {
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
  children: ReactNode;
}) {
  const baseId = useId();
  return (
    <TabsContext value={{ baseId, value, onValueChange }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export function TabList({
  label,
  variant = "segmented",
  className,
  children,
}: {
  label: string;
  variant?: "segmented" | "underline";
  className?: string;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    const tabs = [...(list.current?.querySelectorAll<HTMLButtonElement>("[role=tab]") ?? [])];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    if (!step || index < 0) return;
    event.preventDefault();
    const next = tabs[step(index, tabs.length)];
    next?.focus();
    if (next && !next.dataset["manual"]) next.click();
  }
  return (
    // The tabs inside are the focusable parts; the list only hears their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      data-variant={variant}
      className={cn(
        "group/tabs flex",
        variant === "segmented" ? "rounded-md bg-sunken p-1" : "gap-2 overflow-x-auto border-b border-border",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** The arrow keys only focus a `manual` tab: it leads to another page, so it needs Enter or a press. */
export function Tab({
  value,
  manual,
  className,
  children,
}: {
  value: string;
  manual?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const tabs = useTabs();
  const selected = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.baseId}-tab-${value}`}
      aria-controls={`${tabs.baseId}-panel-${value}`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      data-manual={manual || undefined}
      onClick={() => tabs.onValueChange(value)}
      className={cn(
        "inline-flex h-11 items-center justify-center gap-2 whitespace-nowrap px-4 text-[0.9375rem] font-semibold transition-colors duration-150",
        "group-data-[variant=segmented]/tabs:h-10 group-data-[variant=segmented]/tabs:flex-1 group-data-[variant=segmented]/tabs:rounded-sm pointer-coarse:group-data-[variant=segmented]/tabs:h-11",
        "group-data-[variant=underline]/tabs:px-3",
        selected
          ? "text-foreground group-data-[variant=segmented]/tabs:bg-popover group-data-[variant=segmented]/tabs:shadow-sm group-data-[variant=segmented]/tabs:ring-1 group-data-[variant=segmented]/tabs:ring-border group-data-[variant=underline]/tabs:shadow-[inset_0_-3px_0_var(--color-primary)]"
          : "text-muted-foreground hover:text-foreground",
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Stays mounted while hidden, so that everything typed in it is kept. */
export function TabPanel({ value, className, children }: { value: string; className?: string; children: ReactNode }) {
  const tabs = useTabs();
  return (
    <div
      role="tabpanel"
      id={`${tabs.baseId}-panel-${value}`}
      aria-labelledby={`${tabs.baseId}-tab-${value}`}
      hidden={tabs.value !== value}
      className={className}
    >
      {children}
    </div>
  );
}
