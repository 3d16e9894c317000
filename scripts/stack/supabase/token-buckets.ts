interface Bucket {
  left: number;
  /** When `left` was true, in milliseconds. */
  at: number;
}

/**
 * Allows bursts and a rate: each key has a bucket of tokens that is refilled all the time. Full buckets are forgotten,
 * so that no more is kept than what was used within one refill.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #size: number;
  readonly #perMs: number;

  /**
   * @param size the tokens of a full bucket
   * @param rate how many tokens are added within `periodMs` milliseconds
   */
  constructor(size: number, rate: number, periodMs: number) {
    this.#size = size;
    this.#perMs = rate / periodMs;
  }

  /** Takes a token. @param now milliseconds @returns false if there is none */
  take(key: string, now: number): boolean {
    const left = this.#left(key, now);
    if (left < 1) return false;
    // At the end, so that those that were not used for longest are the first.
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: left - 1, at: now });
    this.#forgetFull(now);
    return true;
  }

  /** Returns a token that was taken and not used. @param now milliseconds */
  giveBack(key: string, now: number): void {
    this.#buckets.set(key, { left: Math.min(this.#size, this.#left(key, now) + 1), at: now });
  }

  #left(key: string, now: number): number {
    const bucket = this.#buckets.get(key);
    return bucket === undefined ? this.#size : Math.min(this.#size, bucket.left + (now - bucket.at) * this.#perMs);
  }

  /** Looks at two, so that a call costs the same however many keys there are. */
  #forgetFull(now: number): void {
    let looked = 0;
    for (const key of this.#buckets.keys()) {
      if (this.#left(key, now) >= this.#size) this.#buckets.delete(key);
      if (++looked === 2) return;
    }
  }
}
