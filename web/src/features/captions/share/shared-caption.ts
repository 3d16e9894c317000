import { platformIds, type PlatformId } from "@contract/rules/platforms.ts";
import { sharedParameter } from "@contract/rules/share-target.ts";
import { captionFormPath, keywordParameter, platformParameter } from "@/lib/caption-form-link.ts";

/** What the share menu needs to know about a caption. */
export interface SharedCaption {
  caption: string;
  keyword: string;
  platform: PlatformId;
}

/** A link that opens the product with the same keyword and platform filled in. */
export function captionLink(origin: string, { keyword, platform }: SharedCaption): string {
  return origin + captionFormPath({ keyword, platform });
}

/** The values in such a link; null if it contains nothing usable. */
export function linkedForm(search: URLSearchParams): { keyword?: string; platform?: PlatformId } | null {
  const keyword = search.get(keywordParameter)?.trim();
  const platform = platformIds.find((id) => id === search.get(platformParameter));
  if (!keyword && !platform) return null;
  return { ...(keyword ? { keyword } : {}), ...(platform ? { platform } : {}) };
}

/** The same address without these values. */
export function withoutLinkedForm(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(keywordParameter);
  rest.delete(platformParameter);
  rest.delete(sharedParameter);
  return rest;
}
