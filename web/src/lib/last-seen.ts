import type { User } from "@contract/wire/accounts.ts";
import { lastSeenDays } from "./last-seen-days.ts";
import { userReader } from "./session-reader.ts";

/**
 * The last-seen copy: the account and the history pages that the signed-in person last saw, stored on this device for
 * offline reading. It holds the data of one person at a time; `forgetLastSeen` runs whenever their session ends.
 */
const databaseName = "caption-kite";
const storeName = "last-seen";
const userKey = "user";
const ageMaxMs = lastSeenDays * 24 * 60 * 60 * 1000;

interface Kept {
  value: unknown;
  savedAt: number;
}

function request<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.addEventListener("success", () => {
      resolve(asked.result);
    });
    asked.addEventListener("error", () => {
      reject(asked.error ?? new Error("The device's storage refused."));
    });
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener("upgradeneeded", () => {
    opening.result.createObjectStore(storeName);
  });
  return request(opening);
}

/**
 * Runs one operation on the store. Private windows and full disks reject it: then nothing is stored and nothing is
 * read.
 */
async function onStore<T>(
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  let database: IDBDatabase | undefined;
  try {
    database = await openDatabase();
    return await request(step(database.transaction(storeName, mode).objectStore(storeName)));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  } finally {
    database?.close();
  }
}

async function recall(key: string): Promise<unknown> {
  const kept = await onStore<Kept | undefined>("readonly", (store) => store.get(key) as IDBRequest<Kept | undefined>);
  return kept && Date.now() - kept.savedAt < ageMaxMs ? kept.value : undefined;
}

async function keep(key: string, value: unknown): Promise<void> {
  await onStore("readwrite", (store) => store.put({ value, savedAt: Date.now() } satisfies Kept, key));
}

/** Deletes everything, for example at logout. */
export async function forgetLastSeen(): Promise<void> {
  await onStore("readwrite", (store) => store.clear());
}

/** Stores the person; data of any other person is deleted first. */
export async function rememberUser(person: User): Promise<void> {
  const before = await recallUser();
  if (before !== null && before.id !== person.id) await forgetLastSeen();
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
