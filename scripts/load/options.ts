import { isPrivate } from "./address.ts";
import { actions, onlyAction, profiles, type Action, type Profile, type ProfileName } from "./profiles.ts";

const clientsMax = 1000;
const secondsMax = 24 * 60 * 60;

export interface ReadOptions {
  /** The profile's name, and what everybody does if that is only one thing. */
  name: string;
  profile: Profile;
  clients: number;
  seconds: number;
  /** Undefined: a random one. */
  seed: number | undefined;
  /** Undefined: a temporary stack. */
  address: URL | undefined;
}

/** The values of the command line, as `parseArgs` reads them. */
export interface Given {
  clients: string;
  seconds?: string | undefined;
  minutes?: string | undefined;
  seed?: string | undefined;
  only?: string | undefined;
  address?: string | undefined;
  hosted: boolean;
}

const isAction = (text: string): text is Action => (actions as readonly string[]).includes(text);
const whole = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

/** Reads the options of a run. @returns one sentence about the first option that is wrong */
export function readLoadOptions(given: Given, named: readonly ProfileName[]): ReadOptions | { problem: string } {
  if (named.length > 1) return { problem: `One profile at a time: ${named.join(" or ")}.` };
  const clients = whole(given.clients);
  if (!(clients >= 1 && clients <= clientsMax)) {
    return { problem: `--clients must be a whole number from 1 to ${clientsMax}, not "${given.clients}".` };
  }
  if (given.seconds !== undefined && given.minutes !== undefined) return { problem: "Use --seconds or --minutes." };
  const [name, text, unit] =
    given.minutes === undefined
      ? (["seconds", given.seconds ?? "60", 1] as const)
      : (["minutes", given.minutes, 60] as const);
  const seconds = whole(text) * unit;
  if (!(seconds >= 1 && seconds <= secondsMax)) {
    return { problem: `--${name} must be a whole number up to a day, not "${text}".` };
  }
  const seed = given.seed === undefined ? undefined : whole(given.seed);
  if (Number.isNaN(seed)) return { problem: `--seed must be a whole number, not "${given.seed}".` };
  const { only } = given;
  if (only !== undefined && !isAction(only)) {
    return { problem: `--only takes one of: ${actions.join(", ")}.` };
  }
  const profileName = named[0] ?? "quiet-day";
  const profile = only === undefined ? profiles[profileName] : onlyAction(profiles[profileName], only);
  const read = {
    name: only === undefined ? profileName : `${profileName}, only ${only}`,
    profile,
    clients,
    seconds,
    seed,
  };
  if (given.address === undefined) {
    return given.hosted ? { problem: "--hosted needs --address." } : { ...read, address: undefined };
  }
  const address = URL.parse(given.address);
  if (!address || !/^https?:$/.test(address.protocol)) {
    return { problem: `--address must be an http or https address, not "${given.address}".` };
  }
  if (!isPrivate(address) && !given.hosted) {
    return {
      problem: `${address.host} is outside this machine and private networks, and load may cost money there or be taken for an attack. Add --hosted if it is yours.`,
    };
  }
  return { ...read, address };
}
