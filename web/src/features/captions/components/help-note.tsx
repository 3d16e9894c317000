import { captionTexts } from "../caption-texts.ts";

/** Shown with the captions for somebody who may be in danger: calm, and with a way to reach a person who listens. */
export function HelpNote() {
  return (
    <p role="note" className="rounded-md border-l-4 border-info bg-info-soft px-4 py-3 text-[0.9375rem] text-info-text">
      {captionTexts.help}{" "}
      <a
        href={captionTexts.helpUrl}
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline underline-offset-4"
      >
        {captionTexts.helpLink}
      </a>
      .
    </p>
  );
}
