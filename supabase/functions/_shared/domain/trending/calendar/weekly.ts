import type { Weekday } from "./date-rule.ts";
import type { PlatformTopics } from "./entry.ts";

/** An established weekly habit on every platform. */
export interface WeeklyHabit {
  hashtags: string[];
  emoji: string;
  topics: PlatformTopics;
}

export const weeklyHabits: Record<Weekday, WeeklyHabit> = {
  0: {
    hashtags: ["SundayFunday", "SelfCareSunday"],
    emoji: "☕",
    topics: {
      instagram: "A slow morning, one picture",
      tiktok: "Sunday reset, room by room",
      x: "What you will not do today",
      facebook: "Plans for a rainy Sunday with children",
    },
  },
  1: {
    hashtags: ["MondayMotivation", "MondayMood"],
    emoji: "💪",
    topics: {
      instagram: "The one thing this week is about",
      tiktok: "Monday morning in real time",
      x: "A goal small enough to reach by Friday",
      facebook: "What is new in the shop this week",
    },
  },
  2: {
    hashtags: ["TipTuesday", "TuesdayThoughts"],
    emoji: "💡",
    topics: {
      instagram: "One tip of your trade, as a carousel",
      tiktok: "A mistake beginners make, and the fix",
      x: "A tip in one sentence",
      facebook: "Ask a question you can answer today",
    },
  },
  3: {
    hashtags: ["WellnessWednesday", "WednesdayWisdom"],
    emoji: "🧘",
    topics: {
      instagram: "A habit that survived the winter",
      tiktok: "A break that really is one",
      x: "Something you learned late",
      facebook: "A walk near you, with its length",
    },
  },
  4: {
    hashtags: ["ThrowbackThursday", "TBT"],
    emoji: "📷",
    topics: {
      instagram: "The old picture and its story",
      tiktok: "Then and now, same place",
      x: "A thing you believed ten years ago",
      facebook: "Who remembers this place?",
    },
  },
  5: {
    hashtags: ["FridayFeeling", "FlashbackFriday"],
    emoji: "🎉",
    topics: {
      instagram: "The week in one frame",
      tiktok: "Leaving work, the honest version",
      x: "The best thing you read this week",
      facebook: "What is on this weekend",
    },
  },
  6: {
    hashtags: ["Caturday", "WeekendVibes"],
    emoji: "🐱",
    topics: {
      instagram: "Market finds",
      tiktok: "A weekend project from start to end",
      x: "A cat, and nothing else",
      facebook: "Opening times today",
    },
  },
};
