import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";

/**
 * Posts a body over a new connection. A kept-alive connection could have been closed by the receiver meanwhile, which
 * would look like a failed delivery.
 * @returns the HTTP status; 0 if there was no response in time
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
