import { Badge, type BadgeVariant } from "@/components/ui/badge.tsx";
import type { SubscriptionState } from "../subscription-state.ts";

const badges: Record<SubscriptionState, { label: string; variant: BadgeVariant }> = {
  free: { label: "Free Tier", variant: "neutral" },
  active: { label: "Active", variant: "success" },
  cancelling: { label: "Cancelling", variant: "primary" },
  "payment-failed": { label: "Payment failed", variant: "danger" },
  promo: { label: "Promo code", variant: "success" },
};

export function SubscriptionStatus({ state }: { state: SubscriptionState }) {
  const { label, variant } = badges[state];
  return <Badge variant={variant}>{label}</Badge>;
}
