import { lazy } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { PartMissing } from "@/components/part-missing.tsx";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";

const UpgradeDialog = lazy(() => import("@/features/billing/components/upgrade-dialog.tsx"));

/** Shows the upgrade dialog for every offer on the page, and loads its code only when an offer is chosen. */
export function UpgradeHost() {
  return useUpgradeOpen() && (
    <OptionalPart missing={<PartMissing onGone={closeUpgrade} />}>
      <UpgradeDialog onClose={closeUpgrade} />
    </OptionalPart>
  );
}
