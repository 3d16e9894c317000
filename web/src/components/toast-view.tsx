import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { toastMs, toastSwipeThreshold } from "@contract/rules/display.ts";
import { splitReference } from "@/lib/reference.ts";
import { dismissToast, useToast } from "@/lib/toast.ts";
import { openDialog, useToastPlace } from "./toast-place.ts";
import { ToastReference } from "./toast-reference.tsx";
import { toastActionStyles, toastStyles, toastViewportStyles } from "./toast-styles.ts";
import { pressEscape } from "./ui/press-escape.ts";

/**
 * The visible notification, based on Radix: hover, focus and a hidden window pause it; a swipe to the right dismisses
 * it; F8 moves the focus to it.
 */
export default function ToastView() {
  const toast = useToast();
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const { sentence, reference } = splitReference(toast?.description ?? "");
  const place = useToastPlace(viewport, toast?.id ?? null);
  /**
   * With a dialog open, Escape is meant for the dialog: the notification, which lies above it, closes and passes the
   * key on.
   */
  function handleEscape(event: KeyboardEvent): void {
    const { target } = event;
    if (!toast || !openDialog() || !(target instanceof Node) || viewport?.contains(target)) return;
    event.preventDefault();
    flushSync(() => {
      dismissToast(toast.id);
    });
    void pressEscape(target);
  }
  return (
    <Radix.Provider duration={toastMs} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
      {toast && (
        <Radix.Root
          key={toast.id}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          duration={toast.duration}
          onEscapeKeyDown={handleEscape}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={`${toastStyles(toast.variant)} animate-rise-in data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform`}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {sentence && (
              <Radix.Description className="mt-0.5 wrap-anywhere text-sm opacity-90">{sentence}</Radix.Description>
            )}
            {reference && <ToastReference reference={reference} />}
          </div>
          {toast.action && (
            <Radix.Action
              altText={`${toast.action.label}: press F8 to reach the notification`}
              onClick={toast.action.onPress}
              className={toastActionStyles}
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close"
            className="tap-target -m-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-foreground/10"
          >
            <X aria-hidden="true" className="size-4" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={setViewport} style={place} hotkey={["F8"]} className={toastViewportStyles} />
    </Radix.Provider>
  );
}
