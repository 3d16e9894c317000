import { ModelError } from "../writing/call.ts";
import { hasLetterOrNumber } from "../text/characters.ts";

/** This many identical letters and digits in a row are not a coincidence. */
const windowLength = 48;

const isKept = (character: string) => hasLetterOrNumber(character);
const folded = (text: string) => Array.from(text.toLowerCase()).filter(isKept).join("");

export interface LeakGuard {
  /**
   * Receives a piece of the reply and returns what may be shown now. @throws ModelError `refused` if the text repeats a
   * secret
   */
  push(piece: string): string;
  /** The rest, when the reply is complete. */
  end(): string;
}

/**
 * Checks a text for verbatim parts of the instructions while it is written, ignoring punctuation, capitalization and
 * spacing. It delays the output just enough that no part of a match is ever shown.
 */
export function createLeakGuard(secrets: readonly string[]): LeakGuard {
  const windows = new Set<string>();
  for (const secret of secrets) {
    const text = folded(secret);
    for (let from = 0; from + windowLength <= text.length; from++) windows.add(text.slice(from, from + windowLength));
  }
  let tail = "";
  let held = "";
  return {
    push(piece) {
      for (const character of piece.toLowerCase()) {
        if (!isKept(character)) continue;
        tail = (tail + character).slice(-windowLength);
        if (windows.has(tail)) throw new ModelError("refused", "the reply repeated the instructions");
      }
      held += piece;
      let kept = 0;
      let from = held.length;
      const characters = Array.from(held);
      for (let index = characters.length - 1; index >= 0 && kept < windowLength; index--) {
        const character = characters[index]!;
        from -= character.length;
        if (isKept(character)) kept += 1;
      }
      const shown = kept < windowLength ? "" : held.slice(0, from);
      held = held.slice(shown.length);
      return shown;
    },
    end() {
      const rest = held;
      held = "";
      return rest;
    },
  };
}
