import type { ReactNode } from "react";
import { TabVisibleContext, useTabVisible } from "../use-tab-visible.ts";

/** What stands in a tab: it stays there while another tab is seen, and knows. */
export function TabVisibility({ visible, children }: { visible: boolean; children: ReactNode }) {
  const around = useTabVisible();
  return <TabVisibleContext value={around && visible}>{children}</TabVisibleContext>;
}
