import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";

const UpgradeDialog = lazyDialog(() => import("@/features/billing/components/upgrade-dialog.tsx"));

/** Holds the upgrade dialog for every offer on the page, and its code off the page until one is taken. */
export function UpgradeHost() {
  return useUpgradeOpen() && <UpgradeDialog onClose={closeUpgrade} />;
}
