/** What may stand behind a text when all others stand under the post already. */
const closings = [" 🙌", " 💛", " Have a good day!", " Thanks for being here.", " See you around!", " 🪁"] as const;

/**
 * The first of some texts that does not stand under the post yet; if all do, one with another ending.
 * @param texts best first, at least one
 * @param others the responses that stand under the post
 */
export function unlike(texts: readonly string[], others: readonly string[]): string {
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
