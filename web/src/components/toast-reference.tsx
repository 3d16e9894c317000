import { Check, Copy } from "lucide-react";
import { useCopied } from "@/lib/use-copied.ts";

/** The reference of a failure in a notification, with a button that copies it. It can also be selected. */
export function ToastReference({ reference }: { reference: string }) {
  const { copied, copy } = useCopied();
  const Icon = copied ? Check : Copy;
  return (
    <p className="mt-1.5 text-xs">
      {/* A press on the text selects it instead of starting to swipe the notification away. */}
      <span
        className="select-text opacity-90"
        onPointerDown={(event) => {
          event.stopPropagation();
        }}
      >
        Reference: <code className="select-all wrap-anywhere">{reference}</code>
      </span>{" "}
      <button
        type="button"
        className="tap-target -my-1 inline-flex h-7 items-center gap-1 rounded-sm px-1.5 align-middle font-semibold underline underline-offset-2 hover:bg-foreground/10"
        onClick={() => {
          void copy(reference);
        }}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
        {!copied && (
          <>
            {" "}
            <span className="sr-only">reference</span>
          </>
        )}
      </button>
    </p>
  );
}
