import type { Caller } from "./call.ts";
import type { Profile } from "./profiles.ts";
import type { Counts } from "./tally.ts";

/** The name under which the captions of the further person are counted. */
export const ownCaption = "one person's caption";

/** A client's own network address. 127.0.0.x stays free for everything else on this machine. */
export function addressOf(client: number): string {
  return `127.${1 + (client >> 16)}.${(client >> 8) & 255}.${client & 255}`;
}

/** What a process of clients does. */
export interface ClientsTask {
  url: string;
  profile: Profile;
  /** The number of all clients of the run, and which of them run here. */
  clients: number;
  from: number;
  to: number;
  seconds: number;
  seed: number;
  /** Of the clients from `from` on; null for those without an account. */
  callers: (Caller | null)[];
  /** A person beside the profile's clients, whose captions are timed; null in all processes but one. */
  own: Caller | null;
  /** Whether each client has a network address of its own, in 127.0.0.0/8. */
  ownAddresses: boolean;
}

export type ClientsMessage = { progress: number } | { counts: Counts };
