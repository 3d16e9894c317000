import type { Openings, Scene } from "../openings/scene.ts";
import { learner, mishap, why, win } from "./days.ts";
import type { KindLines } from "./kind-lines.ts";
import { date, letter, number, year } from "./signs.ts";
import { idea, name, thing } from "./things.ts";
import { hiring, service, tips, tool } from "./work.ts";

/** What can be said about subjects that no topic knows, by the kind of thing they are. */
export const kindLines: Partial<Record<Scene, KindLines>> = { thing, name, idea, mishap, win, learner, why, service, hiring, tool, tips, letter, number, year, date };

export const kindOpenings: Openings = Object.fromEntries(Object.entries(kindLines).map(([scene, lines]) => [scene, lines.openings]));
