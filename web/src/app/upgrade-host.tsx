import { lazy } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { PartMissing } from "@/components/part-missing.tsx";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";

const UpgradeDialog = lazy(() => import("@/features/billing/components/upgrade-dialog.tsx"));

/** Holds the upgrade dialog for every offer on the page, and its code off the page until one is taken. */
export function UpgradeHost() {
  return useUpgradeOpen() && (
    <OptionalPart missing={<PartMissing onGone={closeUpgrade} />}>
      <UpgradeDialog onClose={closeUpgrade} />
    </OptionalPart>
  );
}
