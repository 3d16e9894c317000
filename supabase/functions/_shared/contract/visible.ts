import * as z from "zod/mini";
import { seen, unseen } from "./text.ts";

/** Whether people see something in a text: marks that show nothing do not count. */
export const visible = (lengthMin: number, error: string) => z.refine<string>((text) => seen.test(text) && text.replace(unseen, "").trim().length >= lengthMin, error);
