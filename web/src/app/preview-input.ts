import { previewAttribute } from "@contract/rules/prerendering.ts";
import { reportText } from "@/lib/early-input.ts";

const form = '[aria-labelledby="panel-title"] form';

/** Whoever leaves the main page before it is there has nothing to be taken over. */
const takeOverMs = 30_000;

/**
 * Takes over what was typed into the preview of the main page, and the press on its button, as soon as the page has
 * replaced the preview. The text is read only then, because it can be typed until that moment.
 */
export function takeOverPreview(): void {
  const typed = document.querySelector<HTMLInputElement>(`[${previewAttribute}] ${form} [name=keyword]`);
  if (!typed) return;
  let focused = document.activeElement === typed;
  typed.addEventListener("focus", () => (focused = true));
  // A browser may say that a field has lost the focus when it removes it.
  typed.addEventListener("blur", () => (focused &&= !document.hasFocus() || !typed.isConnected));

  const root = document.getElementById("root")!;
  const observer = new MutationObserver(() => {
    const field = root.querySelector<HTMLInputElement>(`${form} [name=keyword]`);
    if (!field || field === typed) return;
    observer.disconnect();
    if (typed.value) reportText(field, typed.value);
    if (focused) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    }
    if (!document.earlyForm) return;
    delete document.earlyForm;
    // After the text has been rendered, which the form sends.
    setTimeout(() => field.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click());
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), takeOverMs);
}
