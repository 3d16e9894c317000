import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@/lib/paths.ts";
import { openUpgrade } from "@/lib/upgrade.ts";

/**
 * A function that leads to the upgrade, which is a dialog of the main page.
 * @param onLeave closes the panel
 */
export function useUpgradeLink(onLeave: () => void): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    onLeave();
    openUpgrade();
    if (pathname !== paths.home) void navigate(paths.account);
  };
}
