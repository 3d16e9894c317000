import { ApiError } from "../errors.ts";

/** How old an answer may be, in milliseconds since the read from which it was made began. */
export interface AnswerAges {
  /** Up to this age, an answer is given without asking the database. */
  freshMs: number;
  /** Up to this age, it is still given, and read again in the background. Above it, the request waits for the read. */
  staleMs: number;
  /** Up to this age, it is given if the read fails. */
  failedMs: number;
}

/**
 * Everybody sees a change within a minute: an answer leaves the memory of a function within 30 s, and a shared cache
 * keeps it for at most 30 s more, see `publicCaching`. A failing database is bridged for five minutes.
 */
export const sharedAges: AnswerAges = { freshMs: 10_000, staleMs: 30_000, failedMs: 300_000 };

/** The least time between two reads of one answer that people ask for because they changed something. */
const betweenFreshReadsMs = 250;

/** The most memory that answers take, in bytes; the function has 150 MB or more. */
const bytesMax = 8 * 1024 * 1024;

interface Kept<Answer> {
  answer: Answer;
  bytes: number;
  /** When the read began. Every change before that is in the answer. */
  readAt: number;
}

interface Options<Answer> {
  ages?: AnswerAges;
  /** Milliseconds. */
  now: () => number;
  /** Keeps the function alive for a read that continues after the response. */
  background: (work: Promise<unknown>) => void;
  /** Called with the error of a read that nobody waits for, or that an older answer replaces. */
  failed: (error: unknown) => void;
  bytesOf: (answer: Answer) => number;
  /** Resolves after so many milliseconds; replaced by tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** Answers that are the same for everybody, in the memory of one function process. */
export interface SharedAnswers<Answer> {
  /**
   * The answer for a key. All requests that need a read of it share one.
   * @param read makes the answer; it must not depend on the person who asks
   * @param fresh whether the answer must contain every change made before this call
   * @throws what `read` throws, unless an answer is young enough to be given instead; errors are never kept
   */
  get(key: string, read: () => Promise<Answer>, fresh?: boolean): Promise<Answer>;
  /** Forgets all answers, because something was changed. A read that has begun is not kept either. */
  clear(): void;
}

/** Creates an empty memory. When it is full, the answers that were not asked for longest are forgotten. */
export function createSharedAnswers<Answer>({
  ages = sharedAges,
  now,
  background,
  failed,
  bytesOf,
  wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}: Options<Answer>): SharedAnswers<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  const reading = new Map<string, Promise<Answer>>();
  const awaitingFresh = new Map<string, Promise<Answer>>();
  const readingFresh = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let era = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<Answer>): void {
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

  async function readNow(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const [readAt, begun] = [now(), era];
    try {
      const answer = await read();
      if (begun === era) keep(key, { answer, bytes: bytesOf(answer), readAt });
      return answer;
    } catch (error) {
      // The database decided that there is no such answer (any more).
      if (error instanceof ApiError && error.status < 500 && begun === era) forget(key);
      throw error;
    }
  }

  function shared(running: Map<string, Promise<Answer>>, key: string, start: () => Promise<Answer>): Promise<Answer> {
    const known = running.get(key);
    if (known) return known;
    const work = start().finally(() => {
      if (running.get(key) === work) running.delete(key);
    });
    running.set(key, work);
    return work;
  }

  const readShared = (key: string, read: () => Promise<Answer>) => shared(reading, key, () => readNow(key, read));

  /**
   * Requests that arrive before such a read begins share it. It begins when the one before it has ended, and a moment
   * after the last read, so that nobody can make this function read the database all the time.
   */
  function readFresh(key: string, read: () => Promise<Answer>): Promise<Answer> {
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
      if (age <= ages.freshMs) return known.answer;
      if (age <= ages.staleMs) {
        background(readShared(key, read).catch(failed));
        return known.answer;
      }
      try {
        return await readShared(key, read);
      } catch (error) {
        const decided = error instanceof ApiError && error.status < 500;
        if (decided || now() - known.readAt > ages.failedMs) throw error;
        failed(error);
        return known.answer;
      }
    },
    clear() {
      era += 1;
      bytes = 0;
      for (const answers of [kept, reading, awaitingFresh, readingFresh]) answers.clear();
    },
  };
}
