import { tradeTexts } from "./trade-texts.ts";

export interface Trade {
  /** In small letters, the best name first. */
  names: readonly string[];
  /** Without '#'. */
  tags: readonly string[];
  ideas: readonly string[];
}

const trades: readonly Trade[] = tradeTexts
  .trim()
  .split(/\n\n(?===)/u)
  .map((block) => {
    const [names = "", tags = "", ...ideas] = block.split("\n");
    return {
      names: names.slice("== ".length).split(", "),
      tags: tags.slice("tags: ".length).split(" "),
      ideas,
    };
  });

const plurals = (name: string) => [
  name,
  `${name}s`,
  ...(name.endsWith("y") ? [`${name.slice(0, -1)}ies`] : []),
  ...(/(s|ch|sh)$/u.test(name) ? [`${name}es`] : []),
];

const patterns = trades
  .flatMap((trade) => trade.names.map((name) => ({ trade, name })))
  .map(({ trade, name }) => ({ trade, name, pattern: new RegExp(`\\b(?:${plurals(name).join("|")})\\b`, "iu") }))
  .toSorted((one, other) => other.name.length - one.name.length);

/** The trade that a text names; the longest name decides. */
export function findTrade(text: string): Trade | null {
  return patterns.find(({ pattern }) => pattern.test(text))?.trade ?? null;
}
