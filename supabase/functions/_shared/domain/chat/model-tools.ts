import * as z from "zod/mini";
import { languages } from "../../contract/rules/brief.ts";
import { platformIds, postPlatformIds } from "../../contract/rules/platforms.ts";
import { chatMessageLengthMax, keywordLengthMax } from "../../contract/rules/text-lengths.ts";
import type { ChatText } from "../../contract/wire/chat.ts";
import { ideasFor } from "./ideas/ideas.ts";
import { isLast, lastCaptionQuestion, letsUseLast } from "./last-caption.ts";
import { describePlan, describeUsage } from "./person-facts.ts";
import type { ChatTask } from "./port.ts";
import { textChanges } from "./tools.ts";

/** A tool as a model's provider is told about it. */
export interface ToolDefinition {
  name: string;
  description: string;
  parameters: Record<string, unknown>;
}

const text = (description: string) => ({ type: "string", description });
const choice = (values: readonly string[], description: string) => ({ type: "string", enum: [...values], description });

function definition(name: string, description: string, properties: Record<string, object>): ToolDefinition {
  return {
    name,
    description,
    parameters: { type: "object", properties, required: Object.keys(properties), additionalProperties: false },
  };
}

export const toolDefinitions: readonly ToolDefinition[] = [
  definition(
    "write_captions",
    "Writes captions. Counts as one caption of the person's day. Call it at most once, and only if the person's last message asks for captions.",
    {
      keyword: text("What the captions are about, in the person's own words"),
      platform: choice(platformIds, "general if none was named"),
      language: choice(languages, "The language of the captions; other if none was named"),
      mood: text("How they should sound in a word or two, such as funny; empty if nothing was said"),
    },
  ),
  definition(
    "change_text",
    "Changes a text that the person pasted, or a caption of this conversation. Costs nothing.",
    {
      change: choice(textChanges, "What to change"),
      text: text("The text as it is"),
      platform: choice(postPlatformIds, "general if none was named"),
      language: choice(languages, "For translations; other for everything else"),
    },
  ),
  definition("suggest_hashtags", "Hashtags for a subject or a trade.", {
    subject: text("The subject or the trade"),
    platform: choice(platformIds, "instagram if none was named"),
  }),
  definition("suggest_ideas", "Ideas for posts about a trade or an occasion, and the days ahead.", {
    subject: text("The trade or the occasion"),
  }),
  definition("todays_trends", "What trends today: emoji, hashtags and topics.", {}),
  definition("account", "The person's plan, usage, renewal and promo code.", {}),
];

const writeArguments = z.object({
  keyword: z.string().check(z.minLength(1), z.maxLength(keywordLengthMax)),
  platform: z.enum(platformIds),
  language: z.enum(languages),
  mood: z.string().check(z.maxLength(60)),
});
const changeArguments = z.object({
  change: z.enum(textChanges),
  text: z.string().check(z.minLength(1), z.maxLength(chatMessageLengthMax)),
  platform: z.enum(postPlatformIds),
  language: z.enum(languages),
});
const hashtagArguments = z.object({ subject: z.string().check(z.minLength(1)), platform: z.enum(platformIds) });
const ideaArguments = z.object({ subject: z.string().check(z.minLength(1)) });

/** What a tool gives: data for the model, and texts that the page shows to copy. */
export interface ToolResult {
  data: unknown;
  texts: ChatText[];
}

export type RunTool = (name: string, json: string) => Promise<ToolResult>;

const unreadable: ToolResult = { data: { error: "These arguments do not fit the tool." }, texts: [] };
const trendCount = 6;

/**
 * Runs the tools that a model calls, with the person's own rights. What a model asks for cannot cost more than one
 * caption per message, and not the last one of the day without the person's word.
 */
export function createToolRunner({ tools, person, turns, now }: ChatTask): RunTool {
  let written = false;

  async function writeCaptions(json: unknown): Promise<ToolResult> {
    const wish = writeArguments.safeParse(json);
    if (!wish.success) return unreadable;
    if (written) return { data: { error: "Captions were written for this message already." }, texts: [] };
    if (isLast(person.usage) && !letsUseLast(turns)) return { data: { ask: lastCaptionQuestion }, texts: [] };
    written = true;
    const { keyword, platform, language, mood } = wish.data;
    const result = await tools.writeCaptions({
      keyword,
      platform,
      mood,
      language: language === "other" ? null : language,
      noEmoji: false,
      noHashtags: false,
    });
    if (result.outcome !== "written") return { data: result, texts: [] };
    const texts = result.captions.map((caption) => ({ text: caption, entryId: result.entryId, keyword, platform }));
    return {
      data: { captions: result.captions, usage: describeUsage({ ...person, usage: result.usage }, now) },
      texts,
    };
  }

  async function changeText(json: unknown): Promise<ToolResult> {
    const wish = changeArguments.safeParse(json);
    if (!wish.success) return unreadable;
    const { change, text: original, platform, language } = wish.data;
    const result = await tools.changeText({
      change,
      text: original,
      platform,
      language: language === "other" ? null : language,
    });
    const texts = result.outcome === "changed" ? result.texts : [];
    return { data: result, texts: texts.map((one) => ({ text: one, entryId: null, keyword: null, platform: null })) };
  }

  async function hashtags(json: unknown): Promise<ToolResult> {
    const wish = hashtagArguments.safeParse(json);
    if (!wish.success) return unreadable;
    return { data: { hashtags: await tools.hashtags(wish.data.subject, wish.data.platform) }, texts: [] };
  }

  function ideas(json: unknown): ToolResult {
    const wish = ideaArguments.safeParse(json);
    if (!wish.success) return unreadable;
    const { ideas: found, days } = ideasFor(wish.data.subject, now);
    return { data: { ideas: found, days }, texts: [] };
  }

  async function trends(): Promise<ToolResult> {
    const data = await tools.trends();
    if (data === null) return { data: { error: "Today's trends are not there yet." }, texts: [] };
    return {
      data: {
        date: data.date,
        emoji: data.topEmojis.slice(0, trendCount),
        hashtags: data.topHashtags.slice(0, trendCount),
        topics: data.platforms.map(({ name, trendingTopics }) => ({ name, topics: trendingTopics.slice(0, 3) })),
      },
      texts: [],
    };
  }

  return async (name, json) => {
    const parsed = readJson(json);
    switch (name) {
      case "write_captions":
        return await writeCaptions(parsed);
      case "change_text":
        return await changeText(parsed);
      case "suggest_hashtags":
        return await hashtags(parsed);
      case "suggest_ideas":
        return ideas(parsed);
      case "todays_trends":
        return await trends();
      case "account":
        return { data: { plan: describePlan(person), usage: describeUsage(person, now) }, texts: [] };
      default:
        return { data: { error: "There is no such tool." }, texts: [] };
    }
  };
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json === "" ? "{}" : json);
  } catch {
    // A model's arguments may be cut off or no JSON at all; the schemas refuse what comes of it.
    return null;
  }
}
