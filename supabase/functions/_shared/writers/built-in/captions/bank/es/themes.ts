import { grave } from "./grave.ts";
import { subjects } from "./subjects.ts";

/** The texts of the bank in this language; where a noun stands in several, the first has it. */
export const themes = [subjects, grave];
