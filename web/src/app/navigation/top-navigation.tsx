import { lazy, Suspense, useRef, useState } from "react";
import type { User } from "@contract/wire/accounts.ts";
import { productName } from "@contract/rules/brand.ts";
import { MenuIcon } from "@/components/icons.tsx";
import { Logo } from "@/components/logo.tsx";
import { Link } from "@/components/link.tsx";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { paths } from "@/lib/paths.ts";
import { useSession } from "@/lib/session.ts";
import { accountBar } from "./preloadable-account-bar.ts";

const AdminButton = lazy(() => import("@/features/admin/components/admin-button.tsx"));
const MobileMenu = lazy(() => import("./mobile-menu.tsx"));

export function TopNavigation() {
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  return (
    <header className="border-b border-border bg-background">
      <nav
        aria-label="Main"
        className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6"
      >
        <Link
          to={paths.home}
          aria-label={`${productName} home`}
          className="tap-target mr-auto inline-flex items-center rounded-sm"
        >
          <Logo size="sm" />
        </Link>
        {user?.isAdmin && (
          <OptionalChunk waiting={<span className="size-10" />}>
            <AdminButton />
          </OptionalChunk>
        )}
        {session.status !== "loading" && (
          <>
            <div
              data-visitor={user ? undefined : true}
              data-personal={user ? true : undefined}
              className="hidden min-w-0 items-center gap-3 md:flex"
            >
              {user ? (
                <Suspense>
                  <accountBar.Component user={user} />
                </Suspense>
              ) : (
                <Entrances />
              )}
            </div>
            <MenuButton user={user} />
          </>
        )}
      </nav>
    </header>
  );
}

function Entrances() {
  return (
    <>
      <Link to={paths.auth} className={buttonStyles({ variant: "ghost", size: "sm" })}>
        Login
      </Link>
      <Link to={paths.signUp} className={buttonStyles({ variant: "outline", size: "sm" })}>
        Sign Up
      </Link>
    </>
  );
}

function MenuButton({ user }: { user: User | null }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="md:hidden">
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <MenuIcon className="size-5" />
      </Button>
      {used && (
        <OptionalChunk
          missing={
            <ChunkMissing
              onGone={() => {
                setUsed(false);
                setOpen(false);
              }}
            />
          }
        >
          <MobileMenu open={open} onOpenChange={setOpen} user={user} returnFocus={() => button.current?.focus()} />
        </OptionalChunk>
      )}
    </div>
  );
}
