declare global {
  /** Supabase's runtime; elsewhere, the process continues after a request anyway. */
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

/** Keeps the function alive for work that continues after the response. */
export const inBackground = (work: Promise<unknown>): void => globalThis.EdgeRuntime?.waitUntil(work);
