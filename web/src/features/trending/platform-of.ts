import { platformIds, platforms, type PlatformId } from "@contract/rules/platforms.ts";

/**
 * The platform that a trend's platform name means, e.g. "Instagram" or "X (Twitter)"; null for one that captions are
 * not written for.
 */
export function platformOf(name: string): PlatformId | null {
  const [first = ""] = name
    .trim()
    .toLowerCase()
    .split(/[\s(/]/);
  if (first === "twitter") return "x";
  return platformIds.find((id) => id !== "general" && platforms[id].label.toLowerCase() === first) ?? null;
}
