import { useStore } from "@/lib/store.ts";
import { captionForm } from "../caption-form.ts";
import { captionTexts } from "../caption-texts.ts";
import { originOf, prefilled } from "../share/prefilled.ts";

/** Says that the person did not enter what the form contains: any website can send a share or a link. */
export function PrefilledNote() {
  const origin = originOf(useStore(captionForm), useStore(prefilled));
  return (
    // Announced, but no status of its own: the captions have one.
    <div aria-live="polite">
      {origin !== null && (
        <span className="block rounded-md border-l-4 border-info bg-info-soft px-3 py-2 text-sm text-info-text">
          {captionTexts.prefilled[origin]}
        </span>
      )}
    </div>
  );
}
