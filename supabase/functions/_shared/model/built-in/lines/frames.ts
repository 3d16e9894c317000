import type { Scene } from "./openings/scene.ts";

/** Sentences that name what a list is about; `{l}` is the list ("a, b and c"). For platforms that write in one paragraph. */
export const listSentences: readonly string[] = ["{S} {comes|come} with {l}.", "My kind of {n} involves {l}.", "Nobody mentions this about {s}, but {it is|they are} mostly {l}.", "The best parts of {s} are {l}.", "In my experience, {s} {is|are} equal parts {l}."];
/** For what people have, do or spend, and can wish for. */
export const enjoyedListSentences: readonly string[] = [...listSentences, "Give me {s} with {l}, and I am happy.", "There is no {k} without {l}.", "What {s} {means|mean} to me is {l}."];
export const enjoyedScenes: ReadonlySet<Scene> = new Set<Scene>(["dish", "meal", "brew", "glass", "trip", "spot", "season", "weekend", "weekday", "cosy", "workout", "holiday", "event", "toast"]);
export const listSentencesByScene: Partial<Record<Scene, readonly string[]>> = {
  launch: ["What went into {s} was {l}.", "Behind {s} {is|are} {l}.", "Before {s} came {l}."],
  cause: ["{S} {needs|need} {l}.", "What {s} {takes|take} is {l}."],
  outdoors: ["What {s} gave me today was {l}.", "{T} today, with {l}."],
  business: ["What goes into {s} is {l}.", "Nobody mentions this about {s}, but {it is|they are} mostly {l}."],
  person: ["A day with {s} means {l}.", "With {s} you get {l}."],
  little: ["A day with {s} means {l}.", "With {s} you get {l}."],
  pet: ["Living with {s} means {l}.", "With {s} you get {l}.", "All {s} {asks for is|ask for is} {l}."],
  study: ["What {s} {takes|take} is {l}.", "In my experience, {s} {is|are} equal parts {l}."],
};

/** What stands above a list; the only openings that end in a colon. */
export const listHeads: readonly string[] = ["What {s} {comes|come} with:", "{N} starter kit:", "The anatomy of {s}:", "Things that belong to {s}:", "What {s} really {means|mean}:", "What I think of when I hear about {s}:", "In praise of {s}, a short list:"];
export const listHeadsByScene: Partial<Record<Scene, readonly string[]>> = {
  dish: ["What {s} {needs|need}:", "How to do {s} properly:", "Rules for {s}:"],
  meal: ["What {s} {needs|need}:", "House rules for {s}:", "How to do {s} properly:"],
  brew: ["What {s} {needs|need}:", "How to have {s} properly:", "{T} essentials:"],
  glass: ["What {s} {needs|need}:", "How to have {s} properly:"],
  trip: ["What I take from {s}:", "{T} essentials:", "What {s} {is|are} really about:"],
  city: ["What I will remember about {s}:", "{T} in a few words:", "What {s} did to me:"],
  spot: ["What I come to {s} for:", "What I will remember about {s}:"],
  outdoors: ["What {s} gave me today:", "What comes with {s}:"],
  pet: ["What {s} {needs|need}:", "Living with {s} means:", "The daily schedule of {s}:"],
  workout: ["What {s} {takes|take}:", "{T} essentials:", "The truth about {s}:"],
  match: ["What {s} {takes|take}:", "My kit for {s}:"],
  person: ["What I get from {s}:", "What you should know about {s}:"],
  little: ["Life with {s} means:", "What {s} brought into this house:"],
  event: ["What {s} {needs|need}:", "What I will remember about {s}:"],
  wedding: ["What {s} {needs|need}:", "What I will remember about {s}:"],
  toast: ["What {s} {needs|need}:", "My wish list for {s}:"],
  season: ["What I love about {s}:", "My list for {s}:"],
  weekend: ["My list for {s}:", "What {s} {needs|need}:"],
  weekday: ["How to survive {s}:", "What {s} {needs|need}:"],
  work: ["What {s} {takes|take}:", "The truth about {s}:"],
  business: ["What goes into {s}:", "The truth about {s}:"],
  launch: ["What went into {s}:", "Behind {s}:"],
  study: ["What {s} {takes|take}:", "My kit for {s}:"],
  making: ["What {s} {takes|take}:", "The truth about {s}:"],
  holiday: ["What {s} {means|mean} in this house:", "What makes {s}:"],
};

/** In front of a question that offers a choice. */
export const choiceOpenings: readonly string[] = ["I need a second opinion on {s}.", "Quick poll about {s}.", "Settle something about {s} for me.", "I asked three people about {s} and got four answers.", "Calling every {n} person out there.", "Everyone has an opinion on {s}. I want yours."];
/** In front of any other question. */
export const askOpenings: readonly string[] = ["Serious question about {s}.", "Let us talk about {s} for a minute.", "Everyone with something to say about {s}, this is your moment.", "I will stop talking about {s} for a second and ask."];

/** Behind a line or a little story that did not name its subject yet. */
export const ties: readonly string[] = ["{S}, everyone.", "{S}, in short.", "{S} in a nutshell.", "That is {s} for you.", "And that, in short, is {s}.", "{S}, summed up.", "Yes, this is about {s}.", "{S}, ladies and gentlemen.", "Anyway, {s}.", "So yes, {s}."];
