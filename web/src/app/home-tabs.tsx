import type { ComponentType } from "react";
import { withQueries } from "@/components/with-queries.tsx";
import { preloadable, type Preloadable } from "./preloadable.tsx";
import type { MainTab } from "./navigation/main-tabs.tsx";

interface HomeTab extends Preloadable {
  id: Exclude<MainTab, "trending">;
  label: string;
}

const tab = (id: HomeTab["id"], label: string, load: () => Promise<{ default: ComponentType }>): HomeTab => ({
  id,
  label,
  ...preloadable(load),
});

/** The tabs of the main page; the first one is the default. */
export const homeTabs: readonly HomeTab[] = [
  tab("generate", "Generate", () => import("@/features/captions/components/generate-tab.tsx")),
  tab(
    "history",
    "History",
    withQueries(() => import("@/features/history/components/history-tab.tsx")),
  ),
  tab(
    "account",
    "Account",
    withQueries(() => import("./routes/home-account.tsx")),
  ),
];

/** The tab that a query names, or the default. */
export function homeTabOf(search: URLSearchParams): HomeTab {
  return homeTabs.find(({ id }) => id === search.get("tab")) ?? homeTabs[0]!;
}
