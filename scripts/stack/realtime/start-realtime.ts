import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { openChangeFeed, type Change } from "./changes.ts";
import { RealtimeSocket } from "./socket.ts";
import { verifyToken } from "./token.ts";
import { wireVersion } from "./wire.ts";

export interface RealtimeOptions {
  databaseUrl: string;
  jwtSecret: string;
  /** The key that a client shows to be let in at all. */
  publishableKey: string;
  log: (line: string) => void;
  /** Unix seconds. */
  now?: () => number;
}

export interface Realtime {
  /** Takes over a connection to `/realtime/v1/websocket`. @returns false for any other path, which is left alone */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const payloadBytesMax = 64 * 1024;
const socketsMax = 1000;
/** Clients send a heartbeat every 25 seconds. */
const silenceSecondsMax = 90;

/**
 * Supabase Realtime's `postgres_changes` for the local stack, in the protocol of supabase-js 2: row-level security is
 * applied by reading every changed row again as its reader; of a deleted row its owner is sent the key.
 */
export async function startRealtime({ databaseUrl, jwtSecret, publishableKey, log, now = () => Date.now() / 1000 }: RealtimeOptions): Promise<Realtime> {
  const sockets = new Set<RealtimeSocket>();
  const server = new WebSocketServer({ noServer: true, maxPayload: payloadBytesMax, perMessageDeflate: false });
  const feed = await openChangeFeed(databaseUrl, deliver, log);

  async function deliver(change: Change): Promise<void> {
    const listening = [...sockets].map((socket) => ({ socket, readers: socket.readers(change) }));
    const sessions = new Map(listening.flatMap((entry) => entry.readers).map((claims) => [claims.session_id, claims]));
    const columns = feed.columns(change);
    for (const [id, claims] of sessions) {
      const deleted = change.type === "DELETE";
      if (deleted && change.owner !== claims.account_id) continue;
      const record = deleted ? null : await feed.readAs(claims, change);
      if (deleted ? !await feed.isLive(claims) : record === null) continue;
      for (const entry of listening) {
        if (entry.readers.some((reader) => reader.session_id === id)) entry.socket.show(id, change, { record, columns });
      }
    }
  }

  const sweep = setInterval(() => {
    for (const socket of sockets) if (socket.lastHeard < now() - silenceSecondsMax) socket.terminate();
  }, 30_000);
  sweep.unref();

  return {
    upgrade(request, socket, head) {
      const url = URL.canParse(request.url ?? "", "http://host") ? new URL(request.url ?? "", "http://host") : null;
      if (url?.pathname !== "/realtime/v1/websocket") return false;
      const refusal = url.searchParams.get("apikey") !== publishableKey ? "401 Unauthorized" : sockets.size >= socketsMax ? "503 Service Unavailable" : null;
      if (refusal !== null) {
        socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        return true;
      }
      server.handleUpgrade(request, socket, head, (opened) => {
        const client = new RealtimeSocket(opened, { version: wireVersion(url.searchParams.get("vsn")), verify: (token) => verifyToken(token, jwtSecret, now()), now });
        sockets.add(client);
        opened.on("close", () => sockets.delete(client));
      });
      return true;
    },
    async close() {
      clearInterval(sweep);
      for (const socket of sockets) socket.terminate();
      server.close();
      await feed.close();
    },
  };
}
