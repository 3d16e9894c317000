/** The number of keywords whose position is stored; the oldest are removed first. */
const remembered = 500;

/**
 * Rotates lines, so that repeated requests for the same keyword get different ones. Every keyword has its own order and
 * continues where it stopped.
 */
export interface Rotation {
  /** The lines in the order of this request. @param used how many of them will be shown */
  next<T>(key: string, items: readonly T[], used: number): T[];
}

/** @param random 0 ≤ n < 1; decides the starting position of a keyword */
export function createRotation(random: () => number): Rotation {
  const places = new Map<string, { seed: number; at: number }>();
  return {
    next(key, items, used) {
      const place = places.get(key) ?? { seed: Math.floor(random() * 2 ** 31), at: 0 };
      places.delete(key);
      places.set(key, { seed: place.seed, at: place.at + used });
      if (places.size > remembered) places.delete(places.keys().next().value!);
      const order = shuffled(items, place.seed);
      return order.map((_, index) => order[(place.at + index) % order.length]!);
    },
  };
}

/** The same seed gives the same order. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const list = [...items];
  let state = seed || 1;
  for (let index = list.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ (state << 7)) | 1;
    const other = Math.abs(state) % (index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
}
