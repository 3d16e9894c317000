/** One client's call. Resolves when the response was read completely. */
export type Call = (client: number) => Promise<void>;

/**
 * Runs `calls` calls with `clients` clients. Each waits for the response before its next call.
 * @returns the duration of every call in milliseconds, and the calls per second over the whole run
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
