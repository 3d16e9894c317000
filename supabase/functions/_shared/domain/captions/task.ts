import type { Intent, Language } from "../../contract/rules/brief.ts";
import { bandsFor, sliderDefault } from "../../contract/rules/levels.ts";
import { variationsFree, variationsPremium } from "../../contract/rules/quota.ts";
import type { Band, PostPlatformId } from "../../contract/rules/platforms.ts";
import type { CaptionTask } from "./port.ts";
import type { Photo } from "../photo/photo.ts";
import { readBrief } from "./brief/read.ts";
import { withoutPoints } from "./voice/points.ts";
import { readVoice } from "./voice/read.ts";
import type { Voice } from "./voice/voice.ts";

/** A person's request and what is known about them. Everything except keyword and platform is optional. */
export interface CaptionTaskInput {
  keyword: string;
  platform: PostPlatformId;
  premium?: boolean;
  /** The number of variations. Default: the plan's. */
  count?: number;
  /** The sliders. Without them, or with `aiControlled`, the platform's defaults and the voice decide. */
  levels?: { emojiLevel: number; hashtagLevel: number; aiControlled: boolean };
  tone?: string | null;
  /** Voice points that the person turned off. */
  voiceOff?: readonly string[];
  recent?: readonly string[];
  photo?: Photo | null;
  photoNote?: string | null;
  intent?: Intent;
  language?: Language;
  /** The browser's language, such as "pt-BR". */
  locale?: string | null;
}

/** Reads the keyword and the tone once, and collects everything that writers and judge need. */
export async function captionTask(input: CaptionTaskInput): Promise<CaptionTask> {
  const { keyword, platform, premium = false, tone = null, photoNote = null, levels } = input;
  const voice = withoutPoints(readVoice(tone), input.voiceOff ?? []);
  const brief = await readBrief({
    keyword,
    tone,
    photoNote,
    chosenIntent: input.intent,
    chosenLanguage: input.language,
    locale: input.locale ?? null,
  });
  const amountsAsked = levels !== undefined && !levels.aiControlled;
  const bands = bandsFor({
    platform,
    emojiLevel: sliderDefault,
    hashtagLevel: sliderDefault,
    aiControlled: true,
    ...levels,
  });
  return {
    keyword,
    platform,
    count: input.count ?? (premium ? variationsPremium : variationsFree),
    brief,
    ...(amountsAsked ? bands : bandsOfVoice(bands, voice)),
    amountsAsked,
    tone,
    voice,
    recent: input.recent ?? [],
    photo: input.photo ?? null,
    photoNote,
    quality: premium ? "premium" : "free",
  };
}

/** With AI Decides, the person's habits take precedence over the platform's. */
export function bandsOfVoice(
  bands: { emoji: Band; hashtags: Band },
  voice: Voice | null,
): { emoji: Band; hashtags: Band } {
  const none: Band = { min: 0, max: 0 };
  const { max } = bands.emoji;
  const emoji: Record<NonNullable<Voice["emoji"]>, Band> = {
    none,
    few: { min: Math.min(1, max), max: Math.min(2, max) },
    many: { min: Math.min(2, max), max },
  };
  return {
    emoji: voice?.emoji ? emoji[voice.emoji] : bands.emoji,
    hashtags: voice?.hashtags === "none" ? none : bands.hashtags,
  };
}
