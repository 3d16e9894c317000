import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";

/** Placeholders for captions that are being written. */
export function LoadingPosts({ count }: { count: number }) {
  return (
    <div className="grid gap-3 pb-3">
      <p className="flex items-center gap-2 text-sm font-medium text-muted-foreground">
        <Spinner className="text-info-text" />
        Generating creative captions for you...
      </p>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} aria-hidden="true" className="grid gap-3 rounded-md border border-border bg-card p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full!" />
            <Skeleton className="h-4 w-32" />
          </div>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
