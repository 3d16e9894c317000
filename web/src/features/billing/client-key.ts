/**
 * The publishable key that this page pays with: the one that it was built with (`VITE_STRIPE_PUBLISHABLE_KEY`), else the
 * server's own. Only the first can be of another mode than the server's secret.
 */
export function clientKey(serverKey: string): string {
  const built: unknown = import.meta.env["VITE_STRIPE_PUBLISHABLE_KEY"];
  return typeof built === "string" && built !== "" ? built : serverKey;
}
