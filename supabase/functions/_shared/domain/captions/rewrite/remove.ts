import { removeEmoji } from "../../../contract/rules/caption-length.ts";
import { cleanText } from "../../text/clean.ts";
import { liftHashtags } from "../../text/hashtags.ts";

/** A caption without hashtags: those at the end are removed, those inside a sentence stay as words. */
export function withoutHashtags(text: string): string {
  return cleanText(liftHashtags(text).text);
}

const spaceBeforeMark = / +(?=[.,!?;:](?:\s|$))/gu;

/** A caption without emoji, and without the gaps that they leave. */
export function withoutEmoji(text: string): string {
  return cleanText(removeEmoji(text).replace(spaceBeforeMark, ""));
}
