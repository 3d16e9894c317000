import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

/**
 * Posts a body over a connection of its own: one that was kept could have been closed by the other side meanwhile,
 * which looks like a delivery that failed.
 * @returns the HTTP status; 0 when nobody answered in time
 */
export function send(url: string, headers: Record<string, string>, body: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const post = new URL(url).protocol === "https:" ? httpsRequest : httpRequest;
    const request = post(url, {
      method: "POST",
      agent: false,
      signal,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
    });
    request.on("response", (response) => {
      response.on("error", () => {});
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("error", () => resolve(0));
    request.end(body);
  });
}
