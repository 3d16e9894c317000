import { TrendingUp } from "lucide-react";
import type { User } from "@contract/wire/accounts.ts";
import { productName } from "@contract/rules/brand.ts";
import { Logo } from "@/components/logo.tsx";
import { Link } from "@/components/link.tsx";
import { PlanBadge } from "@/components/plan-badge.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { ToneButton } from "@/features/tone/components/tone-button.tsx";
import { paths } from "@/lib/paths.ts";
import { LogoutButton } from "./logout-button.tsx";

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User | null;
  returnFocus: () => void;
}

/** The sheet that opens from the top on small screens; it keeps the focus inside and returns it when it closes. */
export default function MobileMenu({ open, onOpenChange, user, returnFocus }: MobileMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        side="top"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <DialogTitle className="sr-only">{productName} menu</DialogTitle>
        <DialogDescription className="sr-only">{user ? "Your account and the way out" : "Ways in"}</DialogDescription>
        <Logo size="sm" />
        {user ? (
          <>
            <div className="flex items-center justify-between gap-3 border-y border-border py-4">
              <div className="min-w-0">
                <p className="truncate font-semibold">{user.username}</p>
                <p className="truncate text-sm text-muted-foreground">{user.email}</p>
              </div>
              <PlanBadge premium={user.premiumAccess} />
            </div>
            <Link to={paths.trending} onClick={close} className={buttonStyles({ variant: "secondary" })}>
              <TrendingUp aria-hidden="true" className="size-4" />
              Trending
            </Link>
            <ToneButton variant="outline" onDone={close} />
            <LogoutButton variant="outline" onDone={close} />
          </>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <Link to={paths.auth} onClick={close} className={buttonStyles({ variant: "outline" })}>
              Login
            </Link>
            <Link to={paths.signUp} onClick={close} className={buttonStyles({ variant: "primary" })}>
              Sign Up
            </Link>
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}
