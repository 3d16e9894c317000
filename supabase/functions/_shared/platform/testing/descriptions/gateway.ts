/**
 * What the gateway and the proxy in front of a project send by themselves, before or instead of a service. Their
 * bodies are pages or texts of their own, so only the status counts.
 * Sources: https://supabase.com/docs/guides/platform/http-status-codes and
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/.
 */
export const gatewayStatuses: Readonly<Record<number, string>> = {
  502: "Bad gateway: a service ended in the middle of a response",
  503: "A service is not there",
  504: "A service did not respond in time",
  520: "Cloudflare: the project's response cannot be read",
  521: "Cloudflare: the project refuses connections",
  522: "Cloudflare: no connection to the project in time",
  523: "Cloudflare: the project cannot be reached",
  524: "Cloudflare: the project did not respond in time",
  525: "Cloudflare: no TLS handshake with the project",
  530: "Cloudflare: the project's name cannot be resolved",
  540: "The project is paused",
  544: "The gateway did not get a response from the project in time",
};

/**
 * Of the functions' runtime: 546 says that a function used more memory or processor time than it has. A function sees
 * it only if it calls another one; for a page, it is a response without our JSON.
 * Source: https://supabase.com/docs/guides/functions/status-codes.
 */
export const workerLimit = 546;

/** A page as a proxy sends it. */
export function gatewayPage(status: number): Response {
  const html = `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>Error ${status}</h1></body></html>`;
  return new Response(html, { status, headers: { "content-type": "text/html; charset=UTF-8" } });
}

/**
 * Refusals of the keys. `message` is what a person may read in a log; nothing matches on it.
 * Source: https://supabase.com/docs/guides/api/api-keys.
 */
export const invalidKeyStatus = 401;

/** Whether a response is of the gateway, not of the service behind it. */
export function isOfGateway(status: number, body: unknown): boolean {
  if (status in gatewayStatuses || status === workerLimit) return true;
  if (status !== invalidKeyStatus || typeof body !== "object" || body === null) return false;
  return "message" in body && "hint" in body && !("code" in body) && !("statusCode" in body);
}
