import { Badge } from "@/components/ui/badge.tsx";

/** Premium while the account has premium access, whatever it comes from; Free otherwise. */
export function PlanBadge({ premium }: { premium: boolean }) {
  return <Badge variant={premium ? "primary" : "neutral"}>{premium ? "Premium" : "Free"}</Badge>;
}
