import * as z from "zod/mini";
import { seen, unseen } from "./text.ts";

/** Whether at least `lengthMin` characters of a text can be seen: marks that show nothing do not count. */
export const shows = (lengthMin: number, error: string) => z.refine<string>((text) => seen.test(text) && [...text.replace(unseen, "").trim()].length >= lengthMin, error);
