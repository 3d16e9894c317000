import { createStore, type Store } from "./store.ts";

/** A part of the page that is fetched when it is first needed. */
export interface Chunk<Part> {
  /** The part, or null until it is fetched. Rendered with `useStore`, it never suspends. */
  part: Store<Part | null>;
  /** Fetches the part. Rejects if that fails; the next call tries again. */
  load(): Promise<Part>;
  /** Fetches the part beforehand; a failure shows when it is needed. */
  warm(): void;
}

/**
 * @param fetchPart a dynamic import; it may be called more than once
 */
export function createChunk<Part>(fetchPart: () => Promise<Part>): Chunk<Part> {
  const part = createStore<Part | null>(null);
  async function load(): Promise<Part> {
    const fetched = part.get() ?? (await fetchPart());
    if (part.get() === null) part.set(fetched);
    return fetched;
  }
  return { part, load, warm: () => void load().catch(() => undefined) };
}
