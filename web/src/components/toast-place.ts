import { useLayoutEffect, useState, type CSSProperties } from "react";

/** A rectangle in CSS pixels, as `getBoundingClientRect` gives it. */
export type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

/** The maximum width of the notification from medium screens on; on smaller screens it takes the full width. */
const widthMax = 420;
/** The narrowest that it becomes so that it fits beside a dialog. */
const narrowest = 320;
/** The margin around the notification, and the smaller margin that is enough next to a close button. */
const padding = 16;
const gap = 8;
const mediumFrom = 768;

/**
 * Positions the notification while a dialog is open, so that it covers neither the dialog's close button, nor the text
 * of a panel on the right side, nor the buttons at the lower right of a centered dialog.
 * @param dialog the open dialog
 * @param close its close button; null if it has none
 * @param toastHeight height of the notification at its usual position
 */
export function toastPlace(
  window: { width: number; height: number },
  dialog: Box,
  close: Box | null,
  toastHeight: number,
): CSSProperties {
  const { width, height } = window;
  // Next to the close button and not below it, because the panel's tabs begin there.
  if (width < mediumFrom) return close && close.top < toastHeight ? { right: width - close.left + gap - padding } : {};
  if (dialog.right <= width - widthMax || dialog.bottom <= height - toastHeight) return {};
  const beside = width - dialog.right;
  if (beside >= narrowest) return { maxWidth: beside };
  if (dialog.left < width / 3) return { right: width - widthMax };
  return dialog.left >= widthMax ? { right: width - dialog.left } : {};
}

/**
 * Positions the notification on a phone without a dialog: it ends before the header's buttons, such as the menu.
 * @param controls the leftmost of them; null if there is none
 */
export function besideHeader(window: { width: number }, controls: Box | null, toastHeight: number): CSSProperties {
  const covered = controls && window.width < mediumFrom && controls.bottom > 0 && controls.top < toastHeight;
  return covered ? { right: window.width - controls.left + gap - padding } : {};
}

/** The topmost open dialog: the last one in the document. */
export function openDialog(): Element | undefined {
  return Array.from(document.querySelectorAll("[role=dialog][data-state=open],[role=alertdialog][data-state=open]")).at(
    -1,
  );
}

/** The leftmost visible button of the header, after the logo. */
function headerControls(): DOMRect | null {
  const controls = [...document.querySelectorAll("header nav button")].map((each) => each.getBoundingClientRect());
  return controls.filter(({ width }) => width > 0).toSorted((a, b) => a.left - b.left)[0] ?? null;
}

/**
 * Recalculates the position for every notification, and when a dialog opens or closes while one is shown. @param
 * toastId null if there is none
 */
export function useToastPlace(viewport: HTMLElement | null, toastId: number | null): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!viewport || toastId === null) return undefined;
    const measure = () => {
      const dialog = openDialog();
      const size = { width: window.innerWidth, height: window.innerHeight };
      const close = dialog?.querySelector("[data-dialog-close]")?.getBoundingClientRect() ?? null;
      setPlace(
        dialog
          ? toastPlace(size, dialog.getBoundingClientRect(), close, viewport.offsetHeight)
          : besideHeader(size, headerControls(), viewport.offsetHeight),
      );
    };
    measure();
    // Dialogs are direct children of the body, and reach their position when their opening animation ends.
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
