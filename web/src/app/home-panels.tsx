import type { ComponentType } from "react";
import { withQueries } from "@/components/with-queries.tsx";
import { preloadable, type Preloadable } from "./preloadable.tsx";
import type { MainTab } from "./navigation/main-tabs.tsx";

interface HomePanel extends Preloadable {
  id: Exclude<MainTab, "trending">;
  label: string;
}

const panel = (id: HomePanel["id"], label: string, load: () => Promise<{ default: ComponentType }>): HomePanel => ({
  id,
  label,
  ...preloadable(load),
});

/** What the tabs of the main page show; the first one is the default. */
export const homePanels: readonly HomePanel[] = [
  panel("generate", "Generate", () => import("@/features/captions/components/generate-tab.tsx")),
  panel(
    "history",
    "History",
    withQueries(() => import("@/features/history/components/history-tab.tsx")),
  ),
  panel(
    "account",
    "Account",
    withQueries(() => import("./routes/home-account.tsx")),
  ),
];

/** What the tab shows that a query names, or the default one. */
export function homePanelOf(search: URLSearchParams): HomePanel {
  return homePanels.find(({ id }) => id === search.get("tab")) ?? homePanels[0]!;
}
