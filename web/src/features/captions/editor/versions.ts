import { captionVersionsLengthMax, captionVersionsMax } from "@contract/rules/caption-versions.ts";
import { visibleText } from "@contract/wire/text.ts";
import { characterCount } from "@/lib/character-count.ts";
import type { Versions } from "../caption-edits.ts";

/** The versions of a caption that has had one text. */
export function startVersions(text: string): Versions {
  return { texts: [text], current: 0, open: false };
}

export function currentText({ texts, current }: Versions): string {
  return texts[current]!;
}

export const canUndo = ({ current }: Versions): boolean => current > 0;
export const canRedo = ({ texts, current }: Versions): boolean => current < texts.length - 1;

/** Whether a text has nothing that can be seen; such a text is never kept. */
export const isBlank = (text: string): boolean => visibleText(text) === "";

/**
 * Without the oldest versions that are too many or too long together. The first and the current one always stay, so
 * that one can go back to what was generated.
 */
function fit(versions: Versions): Versions {
  const texts = [...versions.texts];
  let { current } = versions;
  let total = texts.reduce((sum, text) => sum + characterCount(text), 0);
  while (texts.length > captionVersionsMax || total > captionVersionsLengthMax) {
    const oldest = texts.findIndex((_, index) => index > 0 && index !== current);
    if (oldest === -1) break;
    total -= characterCount(texts[oldest]!);
    texts.splice(oldest, 1);
    if (oldest < current) current -= 1;
  }
  return { ...versions, texts, current };
}

/** What follows when somebody types: the open version changes, or another one begins after the current version. */
export function typeText(versions: Versions, text: string): Versions {
  const { texts, current, open } = versions;
  if (text === texts[current]) return versions;
  if (open) return fit({ ...versions, texts: texts.with(current, text) });
  return fit({ texts: [...texts.slice(0, current + 1), text], current: current + 1, open: true });
}

/** Ends the version that was typed. One that is blank, or equal to the version before it, disappears. */
export function closeVersion(versions: Versions): Versions {
  const { texts, current, open } = versions;
  if (!open) return versions;
  const text = texts[current]!;
  if (current > 0 && (isBlank(text) || text === texts[current - 1]))
    return { texts: texts.slice(0, current), current: current - 1, open: false };
  return { ...versions, open: false };
}

/** Adds a text as a version of its own, for example one that was written again. */
export function appendVersion(versions: Versions, text: string): Versions {
  return { ...typeText(closeVersion(versions), text), open: false };
}

function moveTo(versions: Versions, index: number): Versions {
  const closed = closeVersion(versions);
  return { ...closed, current: Math.min(Math.max(index, 0), closed.texts.length - 1) };
}

export const undoVersion = (versions: Versions): Versions => {
  const closed = closeVersion(versions);
  // A version that disappears was the step back.
  return closed.texts.length < versions.texts.length ? closed : moveTo(closed, closed.current - 1);
};
export const redoVersion = (versions: Versions): Versions => moveTo(versions, versions.current + 1);
export const firstVersion = (versions: Versions): Versions => moveTo(versions, 0);

/**
 * The versions after somebody else changed the same caption: theirs, then the current text of this tab, which stays
 * current.
 */
export function mergeVersions(own: Versions, stored: readonly string[]): Versions {
  const text = currentText(own);
  const texts = [...stored.filter((version) => version !== text), text];
  return fit({ texts, current: texts.length - 1, open: own.open });
}
