/** One client's call; resolves when the answer was read whole. */
export type Call = (client: number) => Promise<void>;

/**
 * Runs `calls` calls over `clients` clients that each wait for their answer before they ask again.
 * @returns the milliseconds of every call, and the calls per second over the whole run
 * @throws the first failed call's error
 */
export async function runLoad(
  call: Call,
  clients: number,
  calls: number,
): Promise<{ latencies: number[]; perSecond: number }> {
  const latencies: number[] = [];
  let left = calls;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (left-- > 0) {
        const before = performance.now();
        await call(client);
        latencies.push(performance.now() - before);
      }
    }),
  );
  return { latencies, perSecond: (latencies.length / (performance.now() - started)) * 1000 };
}
