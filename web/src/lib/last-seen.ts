import type { User } from "@contract/wire/accounts.ts";
import { eraseDevice, erasedSince, onStore } from "./device-store.ts";
import { lastSeenDays } from "./last-seen-days.ts";
import { userReader } from "./session-reader.ts";

/**
 * The last-seen copy: the account and the history pages that the signed-in person last saw, stored on this device for
 * offline reading. It holds the data of one person at a time; it is erased whenever their session ends.
 */
const userKey = "user";
const ageMaxMs = lastSeenDays * 24 * 60 * 60 * 1000;

interface Kept {
  value: unknown;
  savedAt: number;
}

async function recall(key: string): Promise<unknown> {
  const kept = await onStore<Kept | undefined>("readonly", (store) => store.get(key) as IDBRequest<Kept | undefined>);
  return kept && Date.now() - kept.savedAt < ageMaxMs ? kept.value : undefined;
}

async function keep(key: string, value: unknown): Promise<void> {
  await onStore("readwrite", (store) => store.put({ value, savedAt: Date.now() } satisfies Kept, key));
}

/** Stores the person; data of any other person is deleted first. */
export async function rememberUser(person: User): Promise<void> {
  const isErased = erasedSince();
  const before = await recallUser();
  if (isErased()) return;
  if (before !== null && before.id !== person.id) await eraseDevice();
  await keep(userKey, person);
}

/** The person who was last signed in here, or null. */
export async function recallUser(): Promise<User | null> {
  const parsed = userReader.safeParse(await recall(userKey));
  return parsed.success ? parsed.data : null;
}

const pageKey = (userId: string, path: string) => `page:${userId}:${path}`;

/** Stores a page of a person's data under the path that it came from. */
export function rememberPage(userId: string, path: string, page: unknown): Promise<void> {
  return keep(pageKey(userId, path), page);
}

/** What `rememberPage` stored, unvalidated; undefined if there is nothing. */
export function recallPage(userId: string, path: string): Promise<unknown> {
  return recall(pageKey(userId, path));
}
