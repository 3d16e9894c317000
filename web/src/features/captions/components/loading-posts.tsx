import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** Says that captions are being written. As tall as the row that replaces it when they are complete. */
export function LoadingNote() {
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm font-medium text-muted-foreground">
      <Spinner className="text-info-text" />
      Generating creative captions for you...
    </p>
  );
}

/** A placeholder for one caption, as tall as a short one. */
export function SkeletonPost() {
  return (
    <div aria-hidden="true" className="grid min-h-48 content-start gap-3 rounded-md border border-border bg-card p-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-4 w-32" />
      </div>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  );
}

/** Placeholders for all captions of a generation, until the first one arrives. */
export function LoadingPosts({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      <LoadingNote />
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <SkeletonPost key={index} />
      ))}
    </div>
  );
}
