import type { PlatformId } from "../../contract/platforms.ts";
import type { Draw } from "./draw.ts";
import { fillLines, type Forms } from "./forms.ts";
import { activityOpenings, adjectiveOpenings, bareOpenings, commandOpenings, generalOpenings, howtoOpenings, longOpenings, quietAdjectiveOpenings, soberOpenings } from "./lines/openings/general.ts";
import { sceneOpenings } from "./lines/openings/all.ts";
import { platformOpenings } from "./lines/openings/platforms.ts";
import type { Scene } from "./lines/openings/scene.ts";
import { newsLines } from "./lines/news.ts";
import { questionPrefaces } from "./lines/openings/sentences.ts";
import { registerLines } from "./lines/registers.ts";
import { newsOf } from "./news-of.ts";
import type { Subject } from "./subject.ts";
import type { Register } from "./tone.ts";

/** Openings by how close they are to the subject; the closest are drawn most often. */
export interface OpeningPools { close: readonly string[]; platform: readonly string[]; wide: readonly string[] }

const none: OpeningPools = { close: [], platform: [], wide: [] };
/** Platforms' jokes would be out of place, or press a claim. */
const plainScenes = new Set<Scene>(["mishap", "win", "service", "hiring", "tips", "why", "letter", "number", "year", "date", "quiet", "chore", "offer", "sale", "launch", "cause", "greeting", "throwback", "wedding", "toast", "milestone", "holiday"]);
/** Openings for things of these kinds read as well with something that is done. */
export const scenesForActivities = new Set<Scene>(["workout", "making", "cosy", "chore", "study", "work", "media", "trip", "business", "feeling", "quiet", "cause", "learner", "service", "mishap", "hiring", "tips", "why", "win"]);
/** For these the openings for anything would sound careless. */
const closedScenes = new Set<Scene>(["quiet", "chore", "offer", "sale", "greeting", "throwback", "toast", "wedding", "event", "milestone", "launch", "holiday", "weekday", "weekend", "person", "pet", "little", "study", "work", "cause", "match", "city", "business", "hair", "thing", "mishap", "win", "service", "hiring", "learner", "name", "tool", "idea", "tips", "why", "letter", "number", "year", "date"]);
const longWords = 6;

/**
 * Every opening that fits the subject, filled in.
 * @param scene what the subject is like to write about; null for anything
 */
export function openingsFor(subject: Subject, scene: Scene | null, platform: PlatformId, register: Register | null): OpeningPools {
  const { forms } = subject;
  if (subject.kind === "question" || subject.kind === "sentence") return { ...none, close: sentenceOpenings(subject) };
  if (forms === null) return none;
  if (subject.sober) return { ...none, close: fillLines(soberOpenings, forms) };
  if (subject.manner === "howto") return { ...none, close: fillLines(howtoOpenings, forms) };
  if (subject.manner === "command") return { ...none, close: fillLines(commandOpenings, forms) };
  if (subject.manner === "adjective") return { ...none, close: fillLines(scene === "quiet" ? quietAdjectiveOpenings : adjectiveOpenings, forms) };
  if (register !== null && (scene === null || !signs.has(scene))) return { ...none, close: registerOpenings(register, forms) };
  if (forms.plain.split(" ").length > longWords && scene !== "offer" && scene !== "tips" && scene !== "why") return { ...none, close: fillLines(longOpenings, forms) };
  return labelOpenings(forms, scene, platform);
}

/** Stand for themselves in every tone. */
const signs = new Set<Scene>(["offer", "greeting", "letter", "number", "year", "date", "quiet"]);

function registerOpenings(register: Register, forms: Forms): string[] {
  const filled = fillLines(registerLines[register].openings, forms);
  return filled.length > 3 ? filled : [...filled, ...fillLines(["{T}.", "{T}, today.", "Today, {p}.", "A word on {p}."], forms)];
}

function labelOpenings(forms: Forms, scene: Scene | null, platform: PlatformId): OpeningPools {
  const fromScene = scene !== null && (!forms.activity || scenesForActivities.has(scene)) ? fillLines(sceneOpenings[scene] ?? [], forms) : [];
  const wideLines = forms.definite === null ? bareOpenings : forms.activity ? activityOpenings : generalOpenings;
  const wide = scene !== null && closedScenes.has(scene) && fromScene.length > 5 ? [] : fillLines(wideLines, forms);
  const own = scene !== null && plainScenes.has(scene) ? [] : fillLines(platformOpenings[platform] ?? [], forms);
  return { close: fromScene, platform: own, wide };
}

function sentenceOpenings(subject: Subject): string[] {
  const question = subject.kind === "question";
  const sentence = question ? `${subject.title}${/[؟]$/u.test(subject.plain) ? "؟" : "?"}` : /[.…]$/u.test(subject.title) ? subject.title : `${subject.title}${/!+$/u.test(subject.plain) && !subject.sober ? "!" : "."}`;
  if (subject.sober || subject.language !== "en") return [sentence];
  return (question ? questionPrefaces : newsLines[newsOf(subject.plain)].before).filter((preface) => !sharesWord(preface, sentence)).map((preface) => [preface, sentence].filter(Boolean).join(" "));
}

/** "Just so you know. Just booked …" would stammer. */
function sharesWord(preface: string, sentence: string): boolean {
  const said = new Set(sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return (preface.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.has(word));
}

/** How a sentence begins: its first two words, or that it begins with the subject. A batch repeats neither. */
export function openingFigure(opening: string, title: string): string {
  const start = (text: string) => text.toLowerCase().replace(/^(?:the|an?|my) /u, "");
  if (title && start(opening).startsWith(start(title))) return "subject";
  return opening.toLowerCase().split(/\s+/u).slice(0, 2).join(" ").replace(/[.,!?:]+$/u, "");
}

export interface Opener {
  next(): string;
  /** One of other lines that stand first, in a figure that no caption of the batch has used. */
  oneOf(lines: readonly string[]): string;
}

/** Gives out openings for one batch, no figure twice while another is left. */
export function createOpener(pools: OpeningPools, title: string, draw: Draw): Opener {
  const used = new Set<string>();
  const figures = new Set<string>();
  const all = [...new Set([...pools.close, ...pools.platform, ...pools.wide])];
  const figureOf = new Map(all.map((line) => [line, openingFigure(line, title)]));
  const unusedOf = (lines: readonly string[]) => lines.filter((line) => !used.has(line) && !figures.has(figureOf.get(line)!));
  const take = (line: string) => {
    used.add(line);
    figures.add(figureOf.get(line) ?? openingFigure(line, title));
    return line;
  };
  return {
    oneOf(lines) {
      const free = lines.filter((line) => !used.has(line) && !figures.has(openingFigure(line, title)));
      return lines.length === 0 ? "" : take(draw.one(free.length > 0 ? free : lines));
    },
    next() {
      const pool = choosePool(pools, draw);
      if (all.length === 0) return "";
      let candidates = unusedOf(pool);
      if (candidates.length === 0) candidates = unusedOf(all);
      if (candidates.length === 0) candidates = all.filter((line) => !used.has(line));
      return take(draw.one(candidates.length > 0 ? candidates : all));
    },
  };
}

function choosePool(pools: OpeningPools, draw: Draw): readonly string[] {
  if (pools.platform.length > 0 && draw.chance(0.3)) return pools.platform;
  if (pools.close.length === 0) return pools.wide;
  return pools.wide.length > 0 && draw.chance(0.18) ? pools.wide : pools.close;
}
