import { expect } from "vitest";
import { hostileTargets } from "./hostile-targets.testing.ts";
import { sendRaw, type RawResponse } from "./raw-request.ts";

const statusLine = /^HTTP\/1\.1 (\d{3})/;

/** Also of a response whose length only its end shows, which is complete when the connection has ended. */
export function statusOf({ status, body }: RawResponse): number | null {
  const [, found] = statusLine.exec(body) ?? [];
  return status ?? (found === undefined ? null : Number(found));
}

const methods = ["GET", "HEAD", "OPTIONS", "POST"] as const;

/**
 * Sends a server every hostile target, with several methods, and a normal request after each.
 * @param url of the server
 * @param normal a path to which it responds, and with which status
 * @returns the status of each hostile GET
 */
export async function statusesOfHostileTargets(
  url: string,
  normal: { path: string; status: number },
): Promise<Map<string, number | null>> {
  const { origin, host } = new URL(url);
  const ask = async (method: string, target: string): Promise<number | null> =>
    statusOf(
      await sendRaw(
        origin,
        Buffer.from(
          `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
          "latin1",
        ),
      ),
    );
  const statuses = new Map<string, number | null>();
  for (const target of hostileTargets) {
    for (const method of methods) {
      const status = await ask(method, target);
      if (method === "GET") statuses.set(target, status);
      expect(status ?? 599, `${method} ${target.slice(0, 60)}`).toBeLessThan(500);
      expect(await ask("GET", normal.path), `after ${method} ${target.slice(0, 60)}`).toBe(normal.status);
    }
  }
  return statuses;
}
