import { Badge } from "@/components/ui/badge.tsx";

/** Premium while the account has premium access from any source; otherwise Free. */
export function PlanBadge({ premium }: { premium: boolean }) {
  return <Badge variant={premium ? "primary" : "neutral"}>{premium ? "Premium" : "Free"}</Badge>;
}
