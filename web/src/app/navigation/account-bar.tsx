import type { User } from "@contract/wire/accounts.ts";
import { PlanBadge } from "@/components/plan-badge.tsx";
import { ToneButton } from "@/features/tone/components/tone-button.tsx";
import { LogoutButton } from "./logout-button.tsx";

/**
 * Shows who is signed in, with which plan, and the controls that are available everywhere. Not part of a visitor's
 * first screen.
 */
export default function AccountBar({ user }: { user: User }) {
  return (
    <>
      <span className="truncate text-sm text-muted-foreground" title={user.email}>
        {user.email}
      </span>
      <PlanBadge premium={user.premiumAccess} />
      <ToneButton size="sm" className="-mr-2" />
      <LogoutButton size="sm" className="-mr-3" />
    </>
  );
}
