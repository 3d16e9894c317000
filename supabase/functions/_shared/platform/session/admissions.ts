/** How long a token is admitted without asking the database again, in milliseconds. */
const admittedMs = 30_000;
/** The most people that one process remembers; then all are forgotten, which costs one extra call each. */
const rememberedMax = 10_000;

/** The caller; `userId` is what the token claims. */
interface Bearer {
  token: string;
  userId: string;
}

/**
 * Remembers which tokens the database has recognized, for responses that are the same for all signed-in people. A
 * session that ended elsewhere may read such responses for up to 30 seconds more; everything personal asks the database
 * each time.
 */
export interface Admissions {
  /**
   * @param check asks the database whether the token's session is live; it may throw, and then nothing is remembered
   */
  isAdmitted(bearer: Bearer, check: (token: string) => Promise<boolean>): Promise<boolean>;
  /** To be called when a person may have ended a session. */
  forget(userId: string): void;
}

/** @param now milliseconds */
export function createAdmissions(now: () => number): Admissions {
  /** The last admitted token of each person. Only the database's response puts one here, never the claim alone. */
  const admitted = new Map<string, { token: string; until: number }>();
  return {
    async isAdmitted({ token, userId }, check) {
      const known = admitted.get(userId);
      if (known?.token === token && now() < known.until) return true;
      const until = now() + admittedMs;
      if (!(await check(token))) return false;
      if (admitted.size >= rememberedMax) admitted.clear();
      admitted.set(userId, { token, until });
      return true;
    },
    forget(userId) {
      admitted.delete(userId);
    },
  };
}
