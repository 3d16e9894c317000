import { Random } from "../command/random.ts";
import type { Action, Group, Profile } from "./profiles.ts";

/** One step of a client: a pause, then an action. */
export interface Step {
  pauseMs: number;
  action: Action;
}

/** What one client does. */
export interface ClientPlan {
  /** Milliseconds after the start of the run at which the client begins. */
  beginsMs: number;
  group: Group;
  /** Without an end; the run's end ends it. */
  steps: Iterable<Step>;
}

/** An action at random, by the group's weights. */
function choose({ weights }: Group, random: Random): Action {
  const entries = Object.entries(weights) as [Action, number][];
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [action, weight] of entries) {
    left -= weight;
    if (left < 0) return action;
  }
  return entries.at(-1)![0];
}

/** The group of a client. Groups are spread evenly, so that every part of the ramp has the shares of the whole. */
export function groupOf(profile: Profile, client: number): Group {
  // The fractional parts of multiples of the golden ratio are evenly spread however many there are.
  const position = (client * 0.618_033_988_749_895) % 1;
  let end = 0;
  for (const group of profile.groups) {
    end += group.share;
    if (position < end) return group;
  }
  return profile.groups.at(-1)!;
}

/**
 * What one of the clients of a run does. The same arguments give the same plan.
 * @param client from 0 to `clients` - 1
 * @param seconds the length of the run
 */
export function planClient(
  profile: Profile,
  { client, clients, seconds, seed }: { client: number; clients: number; seconds: number; seed: number },
): ClientPlan {
  const group = groupOf(profile, client);
  const [shortest, longest] = profile.thinkSeconds;
  function* steps(): Generator<Step> {
    const random = new Random(seed, client);
    const pauseMs = () => Math.round((shortest + random.next() * (longest - shortest)) * 1000);
    // A page that was opened makes its first calls at once.
    for (const action of group.first ?? []) yield { pauseMs: 0, action };
    for (;;) yield { pauseMs: pauseMs(), action: choose(group, random) };
  }
  return {
    beginsMs: Math.round((client / clients) * profile.ramp * seconds * 1000),
    group,
    steps: { [Symbol.iterator]: steps },
  };
}
