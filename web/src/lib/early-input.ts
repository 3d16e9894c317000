declare global {
  interface Document {
    /** The form that was submitted before the page could handle it. The inline script of the page sets it. */
    earlyForm?: HTMLFormElement;
    /** The buttons that were pressed before the page could handle it, in order. The inline script adds them. */
    earlyPresses?: HTMLElement[];
  }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Enters a text into a field as a person would, so that React sees it. */
export function reportText(control: TextControl, typed: string): void {
  // React compares with the last value that a script has set: a different one is set first, and the typed one past
  // React, as the browser itself does it.
  control.value = "";
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(control, typed);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

const checkable = /^(?:checkbox|radio)$/;

/** @returns reports what was entered; null if nothing was */
function readEntered(control: Element): (() => void) | null {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex } = control;
    if (
      selectedIndex ===
      Math.max(
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
        0,
      )
    )
      return null;
    return () => {
      control.selectedIndex = selectedIndex;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (control instanceof HTMLInputElement && checkable.test(control.type)) {
    if (control.checked === control.defaultChecked) return null;
    return () => {
      control.checked = control.defaultChecked;
      control.click();
    };
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return null;
  const { value, defaultValue } = control;
  return value === defaultValue ? null : () => reportText(control, value);
}

/**
 * Reports to React what was typed, ticked or chosen in prerendered markup before React took it over. React keeps such
 * values in the document, but its state does not have them, so the next render would delete them.
 * @param root the element whose markup has just been taken over
 */
export function reportEarlyInput(root: Element): void {
  // All are read first, because every report may render, and that deletes the others.
  const reports = [...root.querySelectorAll("input, textarea, select")].map(readEntered);
  for (const report of reports) report?.();
}

/**
 * Presses the buttons and submits the form that were pressed and submitted before their page could handle it. The
 * inline script has noted the buttons and held the form back.
 */
export function repeatEarlyPresses(): void {
  const { earlyPresses = [], earlyForm } = document;
  delete document.earlyPresses;
  delete document.earlyForm;
  if (earlyPresses.length === 0 && !earlyForm) return;
  // After the reported values have been rendered, which the handlers read.
  setTimeout(() => {
    for (const button of earlyPresses) if (button.isConnected) button.click();
    if (earlyForm?.isConnected) earlyForm.requestSubmit();
  });
}
