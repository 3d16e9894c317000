import { lazy } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { withQueries } from "@/components/with-queries.tsx";
import { closeUpgrade, useUpgradeOpen } from "@/lib/upgrade.ts";

const UpgradeDialog = lazy(withQueries(() => import("@/features/billing/components/upgrade-dialog.tsx")));

/** Shows the upgrade dialog for every offer on the page, and loads its code only when an offer is chosen. */
export function UpgradeHost() {
  return (
    useUpgradeOpen() && (
      <OptionalChunk missing={<ChunkMissing onGone={closeUpgrade} />}>
        <UpgradeDialog onClose={closeUpgrade} />
      </OptionalChunk>
    )
  );
}
