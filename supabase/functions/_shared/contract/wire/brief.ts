import * as z from "zod/mini";
import { intents, languages } from "../rules/brief.ts";

export const intent = z.enum(intents);
export const language = z.enum(languages);
