import type { ReactNode } from "react";
import { TabVisibleContext, useTabVisible } from "../use-tab-visible.ts";

/** Provides the contents of a tab, which stay mounted while another tab is shown, with whether the tab is visible. */
export function TabVisibility({ visible, children }: { visible: boolean; children: ReactNode }) {
  const around = useTabVisible();
  return <TabVisibleContext value={around && visible}>{children}</TabVisibleContext>;
}
