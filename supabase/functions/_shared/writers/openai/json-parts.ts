import { parseJson } from "../../contract/wire/json.ts";

/** One complete value of a JSON object that is still being written. */
export interface JsonPart {
  /** The property of the object. */
  key: string;
  value: unknown;
  /** Whether the value is one element of a list under `key`. Then the list itself is never returned. */
  isElement: boolean;
}

/** Where the reader is in the object. In a list, "value" expects an element and "after" follows one. */
type Place = "before" | "key" | "colon" | "value" | "after" | "end";

const blank = /\s/;
const opening = /[{[]/;
const closing = /[}\]]/;

const scalarEnd = /[,}\]]/;
const punctuation = /[,:}\]]/;

/**
 * Reads one JSON object while its text arrives, and returns each property, or each element of a property that is a
 * list, as soon as it is complete. Text in front of the object (a code fence) is skipped. After a mistake, nothing more
 * is returned: whoever has the whole text finds the mistake.
 * @returns a function that takes the next piece of the text, of any length
 */
export function createJsonParts(): (text: string) => JsonPart[] {
  let place: Place = "before";
  let key = "";
  let inList = false;
  /** The text of the value, or of the key, that has begun; null between them. */
  let raw: string | null = null;
  let depth = 0;
  let inString = false;
  let escaped = false;
  let parts: JsonPart[] = [];

  /** Ends the value or key that was being collected. */
  function finish(): void {
    const value = parseJson(raw ?? "");
    raw = null;
    if (value === undefined) place = "end";
    else if (place === "key") {
      place = "colon";
      key = String(value);
    } else {
      place = "after";
      parts.push({ key, value, isElement: inList });
    }
  }

  /** Adds a character to the text that is being collected. */
  function collect(character: string): void {
    raw = (raw ?? "") + character;
    if (escaped) escaped = false;
    else if (inString && character === "\\") escaped = true;
    else if (character === '"') inString = !inString;
    else if (!inString && opening.test(character)) depth += 1;
    else if (!inString && closing.test(character)) depth -= 1;
  }

  function read(character: string): void {
    if (raw !== null) {
      const isScalar = depth === 0 && !inString;
      // A number, true, false or null ends where something else begins; that character is not part of it.
      if (isScalar && (blank.test(character) || scalarEnd.test(character))) {
        finish();
        read(character);
        return;
      }
      const wasOpen = depth > 0 || inString;
      collect(character);
      if (wasOpen && depth === 0 && !inString) finish();
      return;
    }
    if (blank.test(character)) return;
    switch (place) {
      case "before":
        if (character === "{") place = "key";
        return;
      case "colon":
        place = character === ":" ? "value" : "end";
        return;
      case "after":
        if (character === ",") place = inList ? "value" : "key";
        else if (character === "]" && inList) inList = false;
        else place = "end";
        return;
      case "key":
        if (character !== '"') {
          place = "end";
          return;
        }
        raw = "";
        collect(character);
        return;
      case "value":
        if (character === "[" && !inList) inList = true;
        else if (character === "]" && inList) {
          inList = false;
          place = "after";
        } else if (punctuation.test(character)) {
          place = "end";
        } else {
          raw = "";
          collect(character);
        }
        return;
      case "end":
    }
  }

  return (text) => {
    parts = [];
    for (let at = 0; at < text.length; at += 1) read(text.charAt(at));
    return parts;
  };
}
