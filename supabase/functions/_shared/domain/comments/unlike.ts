import { productName } from "../../contract/rules/brand.ts";

/** What may stand behind a text when all others stand under the post already. */
const cheerful = [" 🙌", " 💛", " Have a good day!", " Thanks for being here.", " See you around!", " 🪁"] as const;
/** The same for what must not sound cheerful. */
export const soberClosings: readonly string[] = [
  ` – ${productName}`,
  ` – Team ${productName}`,
  ` – ${productName} (Team)`,
];

/**
 * The first of some texts that does not stand under the post yet; if all do, one with another ending.
 * @param texts best first, at least one
 * @param others the responses that stand under the post
 * @param closings the endings
 */
export function unlike(
  texts: readonly string[],
  others: readonly string[],
  closings: readonly string[] = cheerful,
): string {
  const taken = new Set(others);
  const endings = [
    "",
    ...closings,
    ...closings.flatMap((one) => closings.map((other) => (one === other ? one : one + other))),
  ];
  for (const ending of endings) {
    const free = texts.find((text) => !taken.has(text + ending));
    if (free !== undefined) return free + ending;
  }
  return texts[0]!;
}
