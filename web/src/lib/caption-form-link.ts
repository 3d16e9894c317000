import type { PlatformId } from "@contract/rules/platforms.ts";

/** Parameters of a link to the Generate tab with its keyword and platform filled in. */
export const keywordParameter = "keyword";
export const platformParameter = "platform";

/** The path, with its query, that opens the Generate tab with these filled in. */
export function captionFormPath({ keyword, platform }: { keyword: string; platform?: PlatformId | null }): string {
  const query = new URLSearchParams({
    ...(keyword ? { [keywordParameter]: keyword } : {}),
    ...(platform ? { [platformParameter]: platform } : {}),
  });
  return `/?${query.toString()}`;
}
