import { Link } from "@/components/link.tsx";
import { cn } from "@/lib/cn.ts";
import { paths } from "@/lib/paths.ts";
import { useSession } from "@/lib/session.ts";

/**
 * The place of an advertisement, for signed-in people without premium access. Its size is fixed, so that the layout
 * does not shift, and it disappears immediately with premium access.
 */
export function AdSlot({ className }: { className?: string }) {
  const session = useSession();
  if (session.status !== "signed-in" || session.user.premiumAccess) return null;
  return (
    <aside
      aria-label="Advertisement"
      className={cn(
        "mx-auto flex h-[6.25rem] w-full max-w-[45.5rem] flex-col items-center justify-center gap-1 rounded-md border border-dashed border-input/70 bg-sunken px-4 text-center",
        className,
      )}
    >
      <p className="text-xs font-semibold text-muted-foreground">Advertisement</p>
      <p className="text-sm">
        This space is kept for an advertiser.{" "}
        <Link
          to={paths.account}
          className="whitespace-nowrap font-medium text-primary-text underline underline-offset-4"
        >
          Premium has no ads
        </Link>
      </p>
    </aside>
  );
}
