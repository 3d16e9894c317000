import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import { WebSocket } from "ws";
import { liveTopic } from "../../supabase/functions/_shared/contract/wire/realtime.ts";
import { realtimePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { startLocalServer } from "../server/local-server.ts";
import { startRealtime } from "../stack/realtime/start-realtime.ts";
import type { Stack } from "../stack/stack.ts";

/** Sockets that are opened at the same time. */
const openedAtOnce = 50;
/** Nothing here takes so long; a message that does not arrive ends the measurement instead of keeping it waiting. */
const waitMs = 30_000;

/** One open page: a session of an account. */
export interface LiveSession {
  accountId: string;
  sessionId: string;
}

/** A session whose private channel is joined. */
export interface LiveClient extends LiveSession {
  /** `performance.now()` at the arrival of each message since the last reset. */
  arrived: number[];
}

/** The sockets of a measurement, with the endpoint that they are connected to. */
export interface LiveSockets {
  clients: LiveClient[];
  /** From the start of the first handshake to the last joined channel. */
  joiningMs: number;
  close(): Promise<void>;
}

/** A token for live updates, as the API issues it. */
function tokenFor(secret: string, { accountId, sessionId }: LiveSession): string {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { aud: "live_updates", role: "anon", account_id: accountId, session_id: sessionId, exp };
  const content = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** Resolves when the socket has joined the private topic of its session. @throws Error if that is refused */
function join(socket: WebSocket, session: LiveSession, token: string): Promise<LiveClient> {
  const client: LiveClient = { ...session, arrived: [] };
  const topic = `realtime:${liveTopic(session.sessionId)}`;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("A socket was closed before its channel was joined.")));
    socket.on("open", () => {
      const payload = { config: { private: true }, access_token: token };
      socket.send(JSON.stringify(["1", "1", topic, "phx_join", payload]));
    });
    socket.on("message", (data: Buffer, isBinary) => {
      // Messages from the database are the only binary frames.
      if (isBinary) return void client.arrived.push(performance.now());
      const [, , , event, reply] = JSON.parse(String(data)) as [null, null, string, string, { status?: string }];
      if (event !== "phx_reply") return;
      if (reply.status === "ok") resolve(client);
      else reject(new Error(`A channel was not joined: ${JSON.stringify(reply)}`));
    });
  });
}

/**
 * Starts an endpoint for live updates beside that of the stack, and has every session join
 * its topic.
 * @throws Error if one of them cannot
 */
export async function openSockets(stack: Stack, sessions: readonly LiveSession[]): Promise<LiveSockets> {
  const secret = stack.functionsEnv["REALTIME_JWT_SECRET"]!;
  const realtime = await startRealtime({
    databaseUrl: stack.databaseUrl,
    jwtSecret: secret,
    publishableKey: stack.publishableKey,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const server = createServer().on("upgrade", (request, socket, head: Buffer) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy();
  });
  const { url, close: closeServer } = await startLocalServer(server);
  const address = `${url.replace(/^http/, "ws")}${realtimePath}/websocket?apikey=${stack.publishableKey}&vsn=2.0.0`;
  const sockets: WebSocket[] = [];
  const close = async () => {
    for (const socket of sockets) socket.terminate();
    await realtime.close();
    closeServer();
  };
  try {
    const began = performance.now();
    const clients: LiveClient[] = [];
    for (let from = 0; from < sessions.length; from += openedAtOnce) {
      const opening = sessions.slice(from, from + openedAtOnce).map((session) => {
        const socket = new WebSocket(address);
        sockets.push(socket);
        return join(socket, session, tokenFor(secret, session));
      });
      clients.push(...(await Promise.all(opening)));
    }
    return { clients, joiningMs: performance.now() - began, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** How many messages the clients have received since the last reset. */
export const received = (clients: readonly LiveClient[]): number =>
  clients.reduce((sum, { arrived }) => sum + arrived.length, 0);

export function resetMessages(clients: readonly LiveClient[]): void {
  for (const client of clients) client.arrived = [];
}

/** Resolves when each of these clients has a message. @throws Error if one of them gets none */
export async function untilAllHeard(clients: readonly LiveClient[]): Promise<void> {
  const deadline = performance.now() + waitMs;
  while (clients.some(({ arrived }) => arrived.length === 0)) {
    if (performance.now() > deadline) throw new Error(`A change did not arrive within ${waitMs / 1000} seconds.`);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Resolves when nothing has arrived for half a second. */
export async function untilQuiet(clients: readonly LiveClient[]): Promise<void> {
  for (let before = -1; before !== received(clients);) {
    before = received(clients);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}
