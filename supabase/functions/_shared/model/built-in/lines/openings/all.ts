import { body } from "./body.ts";
import { calendar } from "./calendar.ts";
import { kindOpenings } from "../kinds/all.ts";
import { hairOpenings } from "../kinds/hair.ts";
import { food } from "./food.ts";
import { living } from "./living.ts";
import { mind } from "./mind.ts";
import { places } from "./places.ts";
import type { Openings } from "./scene.ts";
import { work } from "./work.ts";

export const sceneOpenings: Openings = { ...food, ...places, ...living, ...body, ...calendar, ...work, ...mind, ...kindOpenings, hair: hairOpenings };
