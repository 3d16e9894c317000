/** What a client does: the name of one kind of request. `call.ts` says which request it is. */
export const actions = [
  "page",
  "start",
  "status",
  "articles",
  "user",
  "history",
  "search",
  "trending",
  "caption",
  "photo caption",
  "trial caption",
  "sign-in",
  "sign-up",
] as const;
export type Action = (typeof actions)[number];

/** What needs no account. */
export const visitorActions: readonly Action[] = ["page", "status", "articles", "trial caption", "sign-up"];

/** Clients that behave alike. */
export interface Group {
  /** The share of all clients, 0 to 1. The shares of a profile add up to 1. */
  share: number;
  /** Whether they have an account, with which they are signed in. */
  account: boolean;
  /** What each does once, in this order, before anything else. */
  first?: readonly Action[];
  /** What each does after that, chosen at random by these weights. */
  weights: Partial<Record<Action, number>>;
}

export interface Profile {
  description: string;
  groups: readonly Group[];
  /** The pause before each action, in seconds: a random one between these. */
  thinkSeconds: readonly [number, number];
  /** The share of the run over which the clients begin, one after the other. */
  ramp: number;
  /** Codes of refusals that belong to this profile. All others are errors. */
  expected: readonly string[];
}

/** The signed-in person who looks around and now and then writes. */
const reader = { page: 8, start: 8, user: 14, history: 22, search: 8, articles: 10, trending: 12, caption: 18 };

export const profiles = {
  "quiet-day": {
    description: "People who read, search and now and then write; a few visitors",
    groups: [
      { share: 0.8, account: true, first: ["page", "start"], weights: reader },
      { share: 0.2, account: false, first: ["page", "status"], weights: { page: 40, articles: 50, status: 10 } },
    ],
    thinkSeconds: [5, 20],
    ramp: 0.2,
    expected: [],
  },
  launch: {
    description: "Mostly visitors who read, try a caption and sign up; new accounts that write at once",
    groups: [
      {
        share: 0.6,
        account: false,
        first: ["page", "status"],
        weights: { page: 40, articles: 25, status: 10, "trial caption": 15, "sign-up": 10 },
      },
      { share: 0.4, account: true, first: ["page", "start"], weights: { ...reader, caption: 40 } },
    ],
    thinkSeconds: [2, 10],
    ramp: 0.3,
    // A visitor has one free caption a day in the browser, and ten per network.
    expected: ["daily_limit_reached"],
  },
  "login-storm": {
    description: "Everybody signs in within a few seconds, then reads",
    groups: [{ share: 1, account: true, first: ["page", "sign-in", "start", "history"], weights: reader }],
    thinkSeconds: [3, 10],
    ramp: 0.1,
    expected: [],
  },
  "viral-card": {
    description: "Visitors who all came by one post and try the free caption",
    groups: [
      {
        share: 1,
        account: false,
        first: ["page", "status"],
        weights: { page: 30, status: 5, articles: 15, "trial caption": 50 },
      },
    ],
    thinkSeconds: [3, 12],
    ramp: 0.2,
    expected: ["daily_limit_reached"],
  },
  photos: {
    description: "People who mostly upload photos",
    groups: [
      { share: 1, account: true, first: ["page", "start"], weights: { "photo caption": 60, history: 25, user: 15 } },
    ],
    thinkSeconds: [10, 30],
    ramp: 0.3,
    expected: [],
  },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
export const profileNames = Object.keys(profiles) as ProfileName[];

/** A profile in which everybody does only one thing, to measure what it costs. */
export function onlyAction(profile: Profile, action: Action): Profile {
  const account = !visitorActions.includes(action);
  return { ...profile, groups: [{ share: 1, account, weights: { [action]: 1 } }] };
}
