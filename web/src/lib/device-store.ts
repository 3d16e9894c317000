/**
 * What the page stores in this browser for offline reading: one store, in which everything belongs to the person who
 * was last signed in. `last-seen.ts` defines what stands in it.
 */
const databaseName = "caption-kite";
const storeName = "last-seen";

/** Counts erasures: what was read before one must not be stored after it. */
let erasures = 0;

function settled<T>(asked: IDBRequest<T>): Promise<T> {
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
  return settled(opening);
}

/**
 * Runs one operation on the store and waits until its transaction is complete, so that it holds although the tab closes
 * at once. Private windows and full disks reject it: then nothing is stored and nothing is read.
 */
export async function onStore<T>(
  mode: IDBTransactionMode,
  step: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === "undefined") return undefined;
  let database: IDBDatabase | undefined;
  try {
    database = await openDatabase();
    const transaction = database.transaction(storeName, mode);
    const complete = new Promise((resolve) => {
      for (const end of ["complete", "abort", "error"]) transaction.addEventListener(end, resolve);
    });
    const result = await settled(step(transaction.objectStore(storeName)));
    await complete;
    return result;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  } finally {
    database?.close();
  }
}

/** Erases everything. */
export async function eraseDevice(): Promise<void> {
  erasures += 1;
  await onStore("readwrite", (store) => store.clear());
}

/** A check whether something was erased since this call. */
export function erasedSince(): () => boolean {
  const before = erasures;
  return () => erasures !== before;
}
