import { capitalise, isGerundPhrase, isPluralPhrase, isPossessive, indefiniteForm, isMass } from "./grammar.ts";

/** A subject in the forms that lines ask for; null where no sentence with that form is safe. */
export interface Forms {
  /** `{T}`: at the start of a line, without an article. */
  title: string;
  /** `{B}`: standing alone as a sentence; null for a thing that wants its article there ("The wedding", not "Wedding"). */
  alone: string | null;
  /** `{p}`: the words alone. */
  plain: string;
  /** `{s}`, `{S}`: inside a sentence ("the latte", "my cat", "Lisbon"). */
  definite: string | null;
  /** `{a}`: one of its kind ("a latte", "coffee", "pancakes"). */
  indefinite: string | null;
  /** `{g}`: as `{s}`, for lines about the kind rather than about somebody's own ("the latte", never "my cat"). */
  generic: string | null;
  /** `{n}`, `{N}`: before another noun ("a Lisbon person"). */
  adjunct: string | null;
  /** `{n}` only for what takes an article is `{k}`. `{m}`: an amount of it ("more coffee"). */
  mass: string | null;
  /** Takes "are" and "them". */
  plural: boolean;
  /** Something done rather than a thing: "hiking in the Alps". */
  activity: boolean;
}

/**
 * @param phrase the label in its right case
 * @param definite the phrase as it stands inside a sentence, or null when unsure
 */
export function formsOf(phrase: string, title: string, definite: string | null): Forms {
  const words = phrase.split(" ");
  const activity = isGerundPhrase(phrase);
  const plural = !activity && isPluralPhrase(phrase);
  const own = isPossessive(phrase);
  const bare = definite === phrase;
  const short = words.length <= 3 && !/\b(?:with|in|at|on|for|from|of|about|and|to|the|by|over)\b/iu.test(phrase);
  return {
    title, alone: definite === null || bare ? title : null, plain: phrase, definite, plural, activity,
    indefinite: definite === null ? null : bare || own ? definite : indefiniteForm(phrase),
    generic: own ? null : definite,
    adjunct: short && !own && !plural && !activity && !/^(?:an?|the|this|that|\d)/iu.test(phrase) ? phrase : null,
    mass: !own && bare && (plural || isMass(phrase)) && !/^(?:the|an?|this|that|these|those|\d)/iu.test(phrase) ? phrase : null,
  };
}

/** The same for particular things of several: "the new products" where the bare plural would mean all there are. */
export function particular(forms: Forms): Forms {
  if (!forms.plural || forms.mass === null || forms.definite !== forms.plain) return forms;
  return { ...forms, definite: `the ${forms.plain}`, generic: `the ${forms.plain}` };
}

const slots: Record<string, (forms: Forms) => string | null> = {
  T: (forms) => forms.title,
  B: (forms) => forms.alone,
  p: (forms) => forms.plain,
  s: (forms) => forms.definite,
  S: (forms) => forms.definite && capitalise(forms.definite),
  a: (forms) => forms.indefinite,
  A: (forms) => forms.indefinite && capitalise(forms.indefinite),
  g: (forms) => forms.generic,
  G: (forms) => forms.generic && capitalise(forms.generic),
  n: (forms) => forms.adjunct,
  N: (forms) => forms.adjunct && capitalise(forms.adjunct),
  k: (forms) => (forms.definite === forms.plain ? null : forms.adjunct),
  m: (forms) => forms.mass,
};

/**
 * A line with the subject in it. `{is|are}` chooses by number; see `Forms` for the other slots.
 * @returns null when the subject lacks a form that the line needs
 */
export function fillLine(line: string, forms: Forms): string | null {
  let possible = true;
  const filled = line.replace(/\{([^{}]+)\}/gu, (_, slot: string) => {
    if (slot === "l") return "{l}";
    if (slot.includes("|")) return slot.split("|")[forms.plural ? 1 : 0]!;
    const text = slots[slot]?.(forms) ?? null;
    if (text === null) possible = false;
    return text ?? "";
  });
  return possible ? tidyEnd(filled) : null;
}

/** Every line that the subject has the forms for. */
export function fillLines(lines: readonly string[], forms: Forms): string[] {
  return lines.map((line) => fillLine(line, forms)).filter((line) => line !== null);
}

/** No full stop or comma behind an ellipsis or a mark that ends a sentence already. */
function tidyEnd(line: string): string {
  return line.replace(/([…?!。])\./gu, "$1").replace(/([…?!]),/gu, "$1");
}
