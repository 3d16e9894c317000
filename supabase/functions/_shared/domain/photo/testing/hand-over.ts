/**
 * The turn of the event loop in which the last picture hands its slice over. A test that ends before it leaves that
 * timer to the next one, which Deno 2.1 reports.
 */
export const handOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
