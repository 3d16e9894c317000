import type { ReactNode } from "react";
import { ShownContext, useShown } from "../use-shown.ts";

/** What stands in a tab: it stays there while another tab is seen, and knows. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  const around = useShown();
  return <ShownContext value={around && when}>{children}</ShownContext>;
}
