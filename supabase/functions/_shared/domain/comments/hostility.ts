import { readIntent } from "../chat/intent.ts";
import { isSlur } from "../text/slurs.ts";
import { withoutFriendlyOrders, withoutHarmlessWords } from "./harmless.ts";
import { distress, injection, insult, link, threat } from "./hostility-patterns.ts";

/** Why a comment is not sent to a model. */
export type Hostility = "distress" | "injection" | "threat" | "insult" | "link";

const invisibleOrAccent = /[\p{Cf}\p{M}]/gu;

/** Decorated letters, and invisible characters that hide a word. */
function undressed(text: string): string {
  return text
    .normalize("NFKC")
    .replace(invisibleOrAccent, "")
    .replace(/[\s\u00A0]+/gu, " ");
}

const letterLookalike = /[@$0134*]/gu;

/** A text with the letters that signs stand for: "$hit". */
const spelledOut = (text: string): string =>
  text.replace(
    letterLookalike,
    (sign) => ({ "@": "a", $: "s", 0: "o", 1: "i", 3: "e", 4: "a", "*": "" })[sign] ?? sign,
  );

/** "i d i o t". */
const spacedLetters = /\b(?:\p{L} ){2,}\p{L}\b/gu;

/** A text without the spaces that hide a word: "s h i t". */
const joined = (text: string): string => text.replace(spacedLetters, (letters) => letters.replaceAll(" ", ""));

function isInjection(text: string): boolean {
  const orders = withoutFriendlyOrders(text);
  return (
    injection.some((pattern) => pattern.test(orders) || pattern.test(spelledOut(orders))) ||
    readIntent(orders) === "inner-workings"
  );
}

function isInsult(text: string): boolean {
  const words = withoutHarmlessWords(text);
  return (
    [words, spelledOut(words), joined(words)].some((form) => insult.test(form)) ||
    text.split(/[^\p{L}\p{N}]+/u).some((word) => word !== "" && isSlur(word))
  );
}

/** Whether and why a comment must not be sent to a model; null for most comments. */
export function readHostility(comment: string): Hostility | null {
  const text = undressed(comment);
  if (distress.test(text)) return "distress";
  if (isInjection(text)) return "injection";
  const blows = withoutHarmlessWords(text);
  if (threat.test(blows) || threat.test(spelledOut(blows))) return "threat";
  if (link.some((pattern) => pattern.test(text))) return "link";
  return isInsult(text) ? "insult" : null;
}
