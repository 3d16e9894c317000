import { grave } from "./grave.ts";
import { temas } from "./temas.ts";

/** The texts of the bank in this language; where a noun stands in several, the first has it. */
export const themes = [temas, grave];
