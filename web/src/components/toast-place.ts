import { useLayoutEffect, useState, type CSSProperties } from "react";

/** A rectangle in CSS pixels, as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

/** The widest that the notification is, from medium screens on; below them it takes the whole width. */
const widthMax = 420;
/** What the notification's place keeps free around it, and what is enough beside a close button. */
const padding = 16;
const gap = 8;
const mediumFrom = 768;

/**
 * Where the notification stands while a dialog is open, so that it covers neither the dialog's close button, nor what is
 * written in a panel along the right side, nor the buttons at the lower right of a dialog in the middle.
 * @param dialog the open dialog
 * @param close its close button; null where it has none
 * @param toastHeight of the notification at its usual place
 */
export function toastPlace(window: { width: number; height: number }, dialog: Box, close: Box | null, toastHeight: number): CSSProperties {
  const { width, height } = window;
  // Beside the close button, not below it: there the panel's tabs begin.
  if (width < mediumFrom) return close && close.top < toastHeight ? { right: width - close.left + gap - padding } : {};
  if (dialog.right <= width - widthMax || dialog.bottom <= height - toastHeight) return {};
  if (dialog.left < width / 3) return { right: width - widthMax };
  return dialog.left >= widthMax ? { right: width - dialog.left } : {};
}

/** The topmost open dialog: the last one in the page. */
export function openDialog(): Element | undefined {
  return Array.from(document.querySelectorAll("[role=dialog][data-state=open],[role=alertdialog][data-state=open]")).at(-1);
}

/** Measures anew for every notification, and when a dialog comes or goes while one is shown. @param toastId null without one */
export function useToastPlace(viewport: HTMLElement | null, toastId: number | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!viewport || toastId === null) return undefined;
    const measure = () => {
      const dialog = openDialog();
      const close = dialog?.querySelector("[data-dialog-close]")?.getBoundingClientRect() ?? null;
      setPlace(dialog ? toastPlace({ width: window.innerWidth, height: window.innerHeight }, dialog.getBoundingClientRect(), close, viewport.offsetHeight) : {});
    };
    measure();
    // Dialogs are put straight into the body, and stand where they belong once they have come in.
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true });
    observer.observe(viewport, { childList: true });
    document.addEventListener("animationend", measure);
    return () => {
      observer.disconnect();
      document.removeEventListener("animationend", measure);
    };
  }, [viewport, toastId]);
  return place;
}
