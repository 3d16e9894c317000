import { ApiError } from "../errors.ts";

/** How old a response may be, in milliseconds since the read from which it was made began. */
export interface ResponseAges {
  /** Up to this age, a response is given without asking the database. */
  freshMs: number;
  /** Up to this age, it is still given, and read again in the background. Above it, the request waits for the read. */
  staleMs: number;
  /** Up to this age, it is given if the read fails. */
  failedMs: number;
}

/**
 * Everybody sees a change within a minute: a response leaves the memory of a function within 30 s, and a shared cache
 * keeps it for at most 30 s more, see `publicCaching`. A failing database is bridged for five minutes.
 */
export const sharedAges: ResponseAges = { freshMs: 10_000, staleMs: 30_000, failedMs: 300_000 };

/** The least time between two reads of one response that people ask for because they changed something. */
const betweenFreshReadsMs = 250;

/** The most memory that responses take, in bytes; the function has 150 MB or more. */
const bytesMax = 8 * 1024 * 1024;

interface Kept<T> {
  response: T;
  bytes: number;
  /** When the read began. Every change before that is in the response. */
  readAt: number;
}

interface Options<T> {
  ages?: ResponseAges;
  /** Milliseconds. */
  now: () => number;
  /** Keeps the function alive for a read that continues after the response. */
  background: (work: Promise<unknown>) => void;
  /** Called with the error of a read that nobody waits for, or that an older response replaces. */
  failed: (error: unknown) => void;
  bytesOf: (response: T) => number;
  /** Resolves after so many milliseconds; replaced by tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** Responses that are the same for everybody, in the memory of one function process. */
export interface SharedResponses<T> {
  /**
   * The response for a key. All requests that need a read of it share one.
   * @param read makes the response; it must not depend on the person who asks
   * @param fresh whether the response must contain every change made before this call
   * @throws what `read` throws, unless a response is young enough to be given instead; errors are never kept
   */
  get(key: string, read: () => Promise<T>, fresh?: boolean): Promise<T>;
  /** Forgets all responses, because something was changed. A read that has begun is not kept either. */
  clear(): void;
}

/** Creates an empty memory. When it is full, the responses that were not asked for longest are forgotten. */
export function createSharedResponses<T>({
  ages = sharedAges,
  now,
  background,
  failed,
  bytesOf,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: Options<T>): SharedResponses<T> {
  const kept = new Map<string, Kept<T>>();
  const reading = new Map<string, Promise<T>>();
  const awaitingFresh = new Map<string, Promise<T>>();
  const readingFresh = new Map<string, Promise<T>>();
  let bytes = 0;
  let era = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<T>): void {
    if ((kept.get(key)?.readAt ?? -Infinity) > entry.readAt) return;
    forget(key);
    kept.set(key, entry);
    bytes += entry.bytes;
    // A Map lists its keys in the order in which they were set, and `get` sets them again.
    for (const oldest of kept.keys()) {
      if (bytes <= bytesMax) break;
      forget(oldest);
    }
  }

  async function readNow(key: string, read: () => Promise<T>): Promise<T> {
    const [readAt, begun] = [now(), era];
    try {
      const response = await read();
      if (begun === era) keep(key, { response, bytes: bytesOf(response), readAt });
      return response;
    } catch (error) {
      // The database found nothing (any more) to respond with.
      if (error instanceof ApiError && error.status < 500 && begun === era) forget(key);
      throw error;
    }
  }

  function shared(running: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> {
    const known = running.get(key);
    if (known) return known;
    const work = start().finally(() => {
      if (running.get(key) === work) running.delete(key);
    });
    running.set(key, work);
    return work;
  }

  const readShared = (key: string, read: () => Promise<T>) => shared(reading, key, () => readNow(key, read));

  /**
   * Requests that arrive before such a read begins share it. It begins when the one before it has ended, and a moment
   * after the last read, so that nobody can make this function read the database all the time.
   */
  function readFresh(key: string, read: () => Promise<T>): Promise<T> {
    return shared(awaitingFresh, key, async () => {
      await readingFresh.get(key)?.catch(() => undefined);
      await wait(Math.max(0, (kept.get(key)?.readAt ?? -Infinity) + betweenFreshReadsMs - now()));
      awaitingFresh.delete(key);
      return shared(readingFresh, key, () => readNow(key, read));
    });
  }

  return {
    async get(key, read, fresh = false) {
      if (fresh) return readFresh(key, read);
      const known = kept.get(key);
      if (known === undefined) return readShared(key, read);
      kept.delete(key);
      kept.set(key, known);
      const age = now() - known.readAt;
      if (age <= ages.freshMs) return known.response;
      if (age <= ages.staleMs) {
        background(readShared(key, read).catch(failed));
        return known.response;
      }
      try {
        return await readShared(key, read);
      } catch (error) {
        const decided = error instanceof ApiError && error.status < 500;
        if (decided || now() - known.readAt > ages.failedMs) throw error;
        failed(error);
        return known.response;
      }
    },
    clear() {
      era += 1;
      bytes = 0;
      for (const map of [kept, reading, awaitingFresh, readingFresh]) map.clear();
    },
  };
}
