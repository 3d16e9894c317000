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
  let last: EventTarget | null = document.activeElement;
  const note = ({ target }: FocusEvent) => (last = target);
  document.addEventListener("focusin", note);

  const root = document.getElementById("root")!;
  const observer = new MutationObserver(() => {
    const field = root.querySelector<HTMLInputElement>(`${form} [name=keyword]`);
    if (!field || field === typed) return;
    end();
    if (typed.value) reportText(field, typed.value);
    // With the field that had it, the focus went to nothing.
    if (last === typed && document.activeElement === document.body) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(typed.selectionStart, typed.selectionEnd);
    }
    if (!document.earlyForm) return;
    delete document.earlyForm;
    // After the text has been rendered, which the form sends.
    setTimeout(() => field.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click());
  });
  const end = () => {
    observer.disconnect();
    document.removeEventListener("focusin", note);
  };
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(end, takeOverMs);
}
