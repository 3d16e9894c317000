import { parseJson } from "../../supabase/functions/_shared/contract/wire/json.ts";
import type { ModelRequest } from "../measure/paced-model.ts";

/*
 * Parts of captions about any thing. Two captions share few words, because a person is not shown nearly the same
 * caption twice.
 */
const places = [
  "by the kitchen window",
  "beside the garden gate",
  "under the old maple",
  "behind the blue curtain",
  "near the harbor wall",
  "along the gravel path",
  "above the workshop door",
  "between two stacked crates",
  "across from the bakery",
  "inside the narrow hallway",
  "below the wooden stairs",
  "around the kitchen corner",
];
const moments = [
  "while rain taps at the roof",
  "as somebody hums downstairs",
  "with crumbs on every sleeve",
  "after the dog stole one sock",
  "before anybody found the matches",
  "until the kettle starts singing",
  "where sunlight lands on the tiles",
  "because the cupboard gave up",
  "though the radio lost its station",
  "once the neighbors stopped hammering",
  "and the cat pretends to sleep",
  "since the umbrella blew inside out",
];
const endings = [
  "nobody moves the big chair",
  "somewhere a spoon is missing",
  "the lamp flickers like a joke",
  "grandma would raise one eyebrow",
  "muddy boots tell the rest",
  "a paper boat sails past",
  "dust dances in the light",
  "the clock disagrees with us",
  "even the plants lean closer",
  "pockets full of string again",
  "chalk marks cover the floor",
  "whoever whistles does the dishes",
];

let written = 0;

/** The next caption about a thing; it repeats an earlier one only after 1,728 others. */
function nextCaption(keyword: string): { shape: string; text: string; hashtags: string[] } {
  const number = written++;
  const pick = (list: readonly string[], index: number) => list[index % list.length]!;
  const place = pick(places, number);
  const moment = pick(moments, number * 5 + Math.floor(number / 12));
  const ending = pick(endings, number * 7 + Math.floor(number / 144));
  const subject = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  return { shape: "plain", text: `${subject} ${place}, ${moment}, ${ending}.`, hashtags: [] };
}

const textOf = ({ content }: ModelRequest["messages"][number]): string =>
  typeof content === "string" ? content : content.map(({ text }) => text ?? "").join("");

interface Order {
  captions: number;
  keyword: string;
  photo: boolean;
}

/** How many captions the repair of a batch asks for. */
const requestedAgain = /exactly (\d+) new captions/;

/** What a request asks for, as the product's prompt for captions says it; null for any other prompt. */
function orderIn({ messages }: ModelRequest): Order | null {
  const user = messages.filter(({ role }) => role === "user").map(textOf);
  const asked = parseJson(user[0] ?? "") as
    | {
        order?: { captions: number; photo?: string };
        person?: { keyword: string | null };
      }
    | undefined;
  if (!asked?.order) return null;
  const again = requestedAgain.exec(user[1] ?? "")?.[1];
  return {
    captions: again === undefined ? asked.order.captions : Number(again),
    keyword: asked.person?.keyword ?? "a quiet evening",
    photo: asked.order.photo !== undefined && again === undefined,
  };
}

/** Responds as the product's prompt asks: as many captions as ordered, each a different one. Other prompts get "{}". */
export function responseTo(request: ModelRequest): string {
  const order = orderIn(request);
  if (!order) return "{}";
  const list = Array.from({ length: order.captions }, () => nextCaption(order.keyword));
  const seen = { facts: ["colored stripes", "a bright corner", "a dark edge"], alt_text: "Colored stripes." };
  return JSON.stringify(order.photo ? { photo: seen, captions: list } : { captions: list });
}
