import * as z from "zod/mini";
import { visibleCharacter, invisibleCharacters } from "./text.ts";

/** Whether a text has at least `lengthMin` visible characters; invisible characters do not count. */
export const minVisibleLength = (lengthMin: number, error: string) =>
  z.refine<string>(
    (text) => visibleCharacter.test(text) && [...text.replace(invisibleCharacters, "").trim()].length >= lengthMin,
    error,
  );
