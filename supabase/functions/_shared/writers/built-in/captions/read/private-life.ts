import { bodyAndHeart } from "./life/body-and-heart.ts";
import { children } from "./life/children.ts";
import { home } from "./life/home.ts";
import { people } from "./life/people.ts";
import type { SituationRule } from "./situations.ts";

/** What people tell of their private lives; sad readings come before cheerful ones. */
export const privateLife: readonly SituationRule[] = [...bodyAndHeart, ...children, ...people, ...home];
