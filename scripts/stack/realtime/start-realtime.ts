import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { realtimePath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { sendErrorOnSocket } from "../../server/send-error.ts";
import { openBroadcastFeed } from "./broadcasts.ts";
import { RealtimeSocket } from "./socket.ts";
import { verifyToken, type Claims } from "./token.ts";
import { wireVersion } from "./wire.ts";

export interface RealtimeOptions {
  databaseUrl: string;
  jwtSecret: string;
  /** The key that every client must send. */
  publishableKey: string;
  log: (line: string) => void;
  /** Unix seconds. */
  now?: () => number;
}

export interface Realtime {
  /** Takes over a connection to `/realtime/v1/websocket`. @returns false for any other path, and then does nothing */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

const payloadBytesMax = 64 * 1024;
/** Clients send a heartbeat every 25 seconds. */
const silenceSecondsMax = 90;
const handshakePath = `${realtimePath}/websocket`;

const urlOf = (request: IncomingMessage): URL | null =>
  URL.canParse(request.url ?? "", "http://host") ? new URL(request.url ?? "", "http://host") : null;

/** Whether a request is a WebSocket upgrade of the live updates' path. */
export function isRealtimeHandshake(request: IncomingMessage): boolean {
  return urlOf(request)?.pathname === handshakePath && request.headers.upgrade?.toLowerCase() === "websocket";
}

/**
 * Supabase Realtime's private broadcasts from the database for the local stack, in the protocol of supabase-js 2.
 * Row-level security on `realtime.messages` decides who may join a topic.
 */
export async function startRealtime({
  databaseUrl,
  jwtSecret,
  publishableKey,
  log,
  now = () => Date.now() / 1000,
}: RealtimeOptions): Promise<Realtime> {
  const sockets = new Set<RealtimeSocket>();
  const server = new WebSocketServer({ noServer: true, maxPayload: payloadBytesMax, perMessageDeflate: false });
  const feed = await openBroadcastFeed(
    databaseUrl,
    (message) => {
      for (const socket of sockets) socket.deliver(message);
    },
    log,
  );

  /** If the database cannot be asked, the client may not read: it joins again later. */
  const mayRead = (claims: Claims, topic: string) =>
    feed.mayRead(claims, topic).catch((error: Error) => {
      log(`A topic could not be authorized: ${error.message}`);
      return false;
    });

  function accept(opened: WebSocket, url: URL): void {
    const version = wireVersion(url.searchParams.get("vsn"));
    const client = new RealtimeSocket(opened, {
      version,
      verify: (token) => verifyToken(token, jwtSecret, now()),
      mayRead,
      now,
    });
    sockets.add(client);
    opened.on("close", () => sockets.delete(client));
  }

  const sweep = setInterval(() => {
    for (const socket of sockets) if (socket.lastHeard < now() - silenceSecondsMax) socket.terminate();
    feed.prune().catch((error: Error) => log(`Old live updates were not removed: ${error.message}`));
  }, 30_000);
  sweep.unref();

  return {
    upgrade(request, socket, head) {
      const url = urlOf(request);
      if (url?.pathname !== handshakePath) return false;
      if (url.searchParams.get("apikey") === publishableKey)
        server.handleUpgrade(request, socket, head, (opened) => accept(opened, url));
      else sendErrorOnSocket(socket, 401, "unauthorized", "Live updates need the project's publishable key.");
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
