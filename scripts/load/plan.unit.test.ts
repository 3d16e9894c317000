import { expect, it } from "vitest";
import { groupOf, planClient, type Step } from "./plan.ts";
import { actions, onlyAction, profileNames, profiles, visitorActions, type Profile } from "./profiles.ts";

const profile: Profile = {
  description: "",
  groups: [
    { share: 0.75, account: true, first: ["page", "sign-in"], weights: { history: 3, user: 1 } },
    { share: 0.25, account: false, weights: { page: 1 } },
  ],
  thinkSeconds: [2, 4],
  ramp: 0.5,
  expected: [],
};
const run = { clients: 200, seconds: 60, seed: 7 };

function take(steps: Iterable<Step>, count: number): Step[] {
  const taken: Step[] = [];
  for (const step of steps) {
    taken.push(step);
    if (taken.length === count) break;
  }
  return taken;
}

it("gives the same plan for the same seed, and another one for another client or seed", () => {
  const steps = (client: number, seed: number) => take(planClient(profile, { ...run, client, seed }).steps, 20);
  expect(steps(0, 7)).toEqual(steps(0, 7));
  expect(steps(0, 7)).not.toEqual(steps(3, 7));
  expect(steps(0, 7)).not.toEqual(steps(0, 8));
});

it("begins with the group's first actions at once, then pauses before each one", () => {
  const [first, second, ...others] = take(planClient(profile, { ...run, client: 0 }).steps, 200);
  expect([first, second]).toEqual([
    { pauseMs: 0, action: "page" },
    { pauseMs: 0, action: "sign-in" },
  ]);
  for (const { pauseMs } of others) {
    expect(pauseMs).toBeGreaterThanOrEqual(2000);
    expect(pauseMs).toBeLessThanOrEqual(4000);
  }
});

it("chooses actions by their weights", () => {
  const chosen = take(planClient(profile, { ...run, client: 0 }).steps, 4002).slice(2);
  const history = chosen.filter(({ action }) => action === "history").length;
  expect(history / chosen.length).toBeCloseTo(0.75, 1);
  expect(new Set(chosen.map(({ action }) => action))).toEqual(new Set(["history", "user"]));
});

it("spreads the beginnings over the ramp, and the groups over all clients", () => {
  const plans = Array.from({ length: run.clients }, (_, client) => planClient(profile, { ...run, client }));
  expect(plans[0]!.beginsMs).toBe(0);
  expect(plans.at(-1)!.beginsMs).toBe(29_850);
  const accounts = (from: number, to: number) => plans.slice(from, to).filter(({ group }) => group.account).length;
  expect(accounts(0, 200)).toBe(150);
  expect(accounts(0, 20)).toBeGreaterThanOrEqual(14);
  expect(accounts(0, 20)).toBeLessThanOrEqual(16);
});

it.each(profileNames)("%s has shares that add up to 1, and actions that exist", (name) => {
  const { groups, thinkSeconds, ramp }: Profile = profiles[name];
  expect(groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(thinkSeconds[0]).toBeLessThan(thinkSeconds[1]);
  expect(ramp).toBeLessThan(1);
  for (const { weights, account, first = [] } of groups) {
    const used = [...first, ...Object.keys(weights)];
    expect(actions).toEqual(expect.arrayContaining(used));
    if (!account) expect(visitorActions).toEqual(expect.arrayContaining(used));
  }
});

it("puts a client beyond rounding errors of the shares into the last group", () => {
  const thirds: Profile = {
    ...profile,
    groups: [0, 1].map(() => ({ share: 0.1, account: true, weights: { user: 1 } })),
  };
  expect(groupOf(thirds, 1)).toBe(thirds.groups[1]);
});

it("can do only one thing, with an account where that needs one", () => {
  expect(onlyAction(profile, "caption").groups).toEqual([{ share: 1, account: true, weights: { caption: 1 } }]);
  expect(onlyAction(profile, "articles").groups).toEqual([{ share: 1, account: false, weights: { articles: 1 } }]);
});
