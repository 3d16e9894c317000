import { RawConnection, type RawResponse } from "./raw-request.ts";

/** Linux has all 127.x addresses, so that attacker and visitors can have different ones. Elsewhere, they share one. */
export const attackerAddress = process.platform === "linux" ? "127.0.0.2" : undefined;

/** Sends `count` requests whose bodies never end. @returns the response to each */
export async function sendHalfBodies(url: string, count: number): Promise<{ responses: Promise<RawResponse[]> }> {
  const { host } = new URL(url);
  const half = `POST /api/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":`;
  const connections = Array.from({ length: count }, () => new RawConnection(url, attackerAddress));
  await Promise.all(connections.map((connection) => connection.send(half)));
  const responses = Promise.all(connections.map(({ response }) => response));
  void responses.then(() => connections.forEach((connection) => connection.close()));
  return { responses };
}
