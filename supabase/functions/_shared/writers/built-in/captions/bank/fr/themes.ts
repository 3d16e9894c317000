import { everyday } from "./everyday.ts";
import { grave } from "./grave.ts";
import { kinds } from "./kinds.ts";
import { subjects } from "./subjects.ts";

/** The texts of the bank in this language; a noun stands in one of them. */
export const themes = [kinds, everyday, subjects, grave];
