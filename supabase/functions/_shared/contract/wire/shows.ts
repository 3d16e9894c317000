import * as z from "zod/mini";
import { seen, unseen } from "./text.ts";

/** Whether a text has at least `lengthMin` visible characters; invisible characters do not count. */
export const shows = (lengthMin: number, error: string) =>
  z.refine<string>((text) => seen.test(text) && [...text.replace(unseen, "").trim()].length >= lengthMin, error);
