import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** Says that captions are being written. As tall as the heading that replaces it when they are complete. */
export function LoadingNote() {
  return (
    <p className="flex min-h-9 items-center gap-2 text-sm font-medium text-muted-foreground">
      <Spinner className="text-info-text" />
      Generating creative captions for you...
    </p>
  );
}

/** A placeholder for one caption, as tall as a short one. */
export function SkeletonPost() {
  return (
    <div
      aria-hidden="true"
      className="grid min-h-17 content-start gap-3 rounded-md border border-border bg-card p-4 max-sm:min-h-21"
    >
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

/** Placeholders for all captions of a generation, until the first one arrives. */
export function LoadingPosts({ count }: { count: number }) {
  return (
    <div className="grid gap-1.5">
      <LoadingNote />
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <SkeletonPost key={index} />
      ))}
    </div>
  );
}
