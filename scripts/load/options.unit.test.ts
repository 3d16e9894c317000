import { expect, it } from "vitest";
import { profiles } from "./profiles.ts";
import { readLoadOptions, type Given } from "./options.ts";

const given: Given = { clients: "50", hosted: false };
const problemOf = (more: Partial<Given>, named: Parameters<typeof readLoadOptions>[1] = []) =>
  (readLoadOptions({ ...given, ...more }, named) as { problem?: string }).problem;

it("runs a quiet day on a temporary stack for a minute if nothing is said", () => {
  expect(readLoadOptions(given, [])).toEqual({
    name: "quiet-day",
    profile: profiles["quiet-day"],
    clients: 50,
    seconds: 60,
    seed: undefined,
    address: undefined,
  });
});

it("takes a profile, minutes, a seed and an address", () => {
  const more = { clients: "1000", minutes: "30", seed: "4", address: "http://127.0.0.1:3000" };
  const read = readLoadOptions({ ...given, ...more }, ["photos"]);
  expect(read).toMatchObject({ name: "photos", profile: profiles.photos, clients: 1000, seconds: 1800, seed: 4 });
  expect(read).toHaveProperty("address.host", "127.0.0.1:3000");
});

it.each([
  [{ clients: "0" }, '--clients must be a whole number from 1 to 1000, not "0".'],
  [{ clients: "1001" }, '--clients must be a whole number from 1 to 1000, not "1001".'],
  [{ clients: "2.5" }, '--clients must be a whole number from 1 to 1000, not "2.5".'],
  [{ seconds: "0" }, '--seconds must be a whole number up to a day, not "0".'],
  [{ minutes: "1441" }, '--minutes must be a whole number up to a day, not "1441".'],
  [{ seconds: "1", minutes: "1" }, "Use --seconds or --minutes."],
  [{ seed: "x" }, '--seed must be a whole number, not "x".'],
  [{ address: "ftp://127.0.0.1" }, '--address must be an http or https address, not "ftp://127.0.0.1".'],
  [{ only: "sleep" }, expect.stringMatching(/^--only takes one of: page, start, status, .*sign-up\.$/)],
  [{ hosted: true }, "--hosted needs --address."],
] as [Partial<Given>, string][])("refuses %j", (more, problem) => {
  expect(problemOf(more)).toEqual(problem);
});

it("lets everybody do only one thing", () => {
  expect(readLoadOptions({ ...given, only: "photo caption" }, [])).toMatchObject({
    name: "quiet-day, only photo caption",
    profile: { groups: [{ share: 1, account: true, weights: { "photo caption": 1 } }], thinkSeconds: [5, 20] },
  });
});

it("runs one profile at a time", () => {
  expect(problemOf({}, ["photos", "launch"])).toBe("One profile at a time: photos or launch.");
});

it.each(["https://example.com", "http://8.8.8.8", "http://172.32.0.1", "http://localhost.example.com"])(
  "sends nothing to %s without --hosted",
  (address) => {
    expect(problemOf({ address })).toContain("Add --hosted if it is yours.");
    expect(problemOf({ address, hosted: true })).toBeUndefined();
  },
);

it.each(["http://localhost:3000", "http://[::1]:3000", "http://10.1.2.3", "http://172.16.0.1", "http://192.168.1.5"])(
  "takes %s for an address of one's own",
  (address) => {
    expect(problemOf({ address })).toBeUndefined();
  },
);
