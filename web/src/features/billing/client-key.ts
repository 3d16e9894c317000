/**
 * The publishable key with which this page pays: the one it was built with (`VITE_STRIPE_PUBLISHABLE_KEY`), otherwise
 * the server's own. Only the first can have a different mode than the server's secret key.
 */
export function clientKey(serverKey: string): string {
  const built: unknown = import.meta.env["VITE_STRIPE_PUBLISHABLE_KEY"];
  return typeof built === "string" && built !== "" ? built : serverKey;
}
