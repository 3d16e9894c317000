/**
 * Copies immediately by selecting a hidden field. This is the only way on plain http and in browsers without the
 * clipboard API, and it works even if another page is about to take the focus.
 * @returns whether it worked
 */
export function copyTextNow(text: string): boolean {
  if (typeof document.execCommand !== "function") return false;
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.setAttribute("aria-hidden", "true");
  field.style.cssText = "position:fixed;opacity:0;pointer-events:none";
  // Inside an open dialog or menu, because a focus trap would take the focus from an element at the end of the page.
  ((focused !== document.body && focused?.parentElement) || document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Puts a text on the clipboard. Call it from a click handler.
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard?.writeText) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch (error) {
      // Rejected because of permission or focus: the older way may still be allowed.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  return copyTextNow(text);
}
