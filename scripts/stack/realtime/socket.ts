import type { WebSocket } from "ws";
import type { Broadcast } from "./broadcasts.ts";
import type { Claims } from "./token.ts";
import {
  joinRequest,
  readMessage,
  tokenRefresh,
  writeBroadcast,
  writeMessage,
  type WireMessage,
  type WireVersion,
} from "./wire.ts";

export interface SocketOptions {
  version: WireVersion;
  verify: (token: string) => Claims | null;
  /** Whether a verified token may read a topic, given without the prefix `realtime:`. */
  mayRead: (claims: Claims, topic: string) => Promise<boolean>;
  /** Unix seconds. */
  now: () => number;
}

interface Channel {
  joinRef: string | null;
  /** Null for a channel that is not private: nothing is sent to it here. */
  claims: Claims | null;
}

type Reply = (status: "ok" | "error", response?: unknown) => void;

const channelsMax = 50;
/** A client is disconnected if this many bytes wait to be sent to it. */
const bufferedBytesMax = 1024 * 1024;

const prefix = "realtime:";
const withoutPrefix = (topic: string) => (topic.startsWith(prefix) ? topic.slice(prefix.length) : topic);
const unauthorized = (topic: string) =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${withoutPrefix(topic)}`;

/** One client with its channels. A channel is joined when row-level security lets its token read the topic. */
export class RealtimeSocket {
  lastHeard: number;
  readonly #socket: WebSocket;
  readonly #options: SocketOptions;
  readonly #channels = new Map<string, Channel>();

  constructor(socket: WebSocket, options: SocketOptions) {
    this.#socket = socket;
    this.#options = options;
    this.lastHeard = options.now();
    socket.on("message", (data, isBinary) => {
      this.lastHeard = options.now();
      // Binary frames are for broadcasts between clients, which this endpoint does not support.
      if (isBinary) return;
      const message = readMessage(String(data));
      if (message === null) return socket.close(1007, "not a message");
      this.#receive(message);
    });
    socket.on("error", () => socket.terminate());
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Sends a private message to its topic, if this client has joined it. */
  deliver({ id, topic, event, payload, private: isPrivate }: Broadcast): void {
    const name = `${prefix}${topic}`;
    const channel = this.#channels.get(name);
    if (!channel || channel.claims === null || !isPrivate || this.#expired(name, channel)) return;
    if (this.#socket.bufferedAmount > bufferedBytesMax) return this.terminate();
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(writeBroadcast({ id, topic: name, event, payload }, this.#options.version));
  }

  #send(message: WireMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writeMessage(message, this.#options.version));
  }

  #receive(message: WireMessage): void {
    const { topic, event, joinRef } = message;
    const reply: Reply = (status, response = {}) =>
      this.#send({ ...message, event: "phx_reply", payload: { status, response } });
    switch (event) {
      case "heartbeat":
        for (const [name, channel] of this.#channels) this.#expired(name, channel);
        return reply("ok");
      case "phx_join":
        return void this.#join(message, reply);
      case "phx_leave":
        this.#channels.delete(topic);
        reply("ok");
        return this.#send({ joinRef, ref: joinRef, topic, event: "phx_close", payload: {} });
      case "access_token":
        return void this.#refresh(topic, message.payload);
      default:
    }
  }

  async #join(message: WireMessage, reply: Reply): Promise<void> {
    const { topic, joinRef } = message;
    const asked = joinRequest.safeParse(message.payload);
    if (!asked.success) return reply("error", { reason: "The join request cannot be read" });
    if (this.#channels.size >= channelsMax && !this.#channels.has(topic))
      return reply("error", { reason: "Too many channels" });
    const { config, access_token: token } = asked.data;
    const isKey = !token || token.startsWith("sb_");
    const claims = isKey ? null : this.#options.verify(token);
    if (!isKey && claims === null)
      return reply("error", { reason: "InvalidJWTToken: The token is not valid or has expired" });
    if (config?.private && (claims === null || !(await this.#options.mayRead(claims, withoutPrefix(topic)))))
      return reply("error", { reason: unauthorized(topic) });
    this.#channels.set(topic, { joinRef, claims: config?.private ? claims : null });
    reply("ok", { postgres_changes: [] });
    if (config?.broadcast?.replication_ready) this.#system(topic, joinRef, "ok", "Replication connection established");
  }

  async #refresh(topic: string, payload: unknown): Promise<void> {
    const channel = this.#channels.get(topic);
    const asked = tokenRefresh.safeParse(payload);
    if (!channel || channel.claims === null || !asked.success || asked.data.access_token.startsWith("sb_")) return;
    const claims = this.#options.verify(asked.data.access_token);
    if (claims === null) return this.#drop(topic, channel, "The token is not valid or has expired");
    channel.claims = claims;
    if (await this.#options.mayRead(claims, withoutPrefix(topic))) return;
    if (this.#channels.get(topic) === channel) this.#drop(topic, channel, unauthorized(topic));
  }

  #expired(topic: string, channel: Channel): boolean {
    if (channel.claims === null || channel.claims.exp > this.#options.now()) return false;
    this.#drop(topic, channel, "The token has expired");
    return true;
  }

  #drop(topic: string, { joinRef }: Channel, reason: string): void {
    this.#channels.delete(topic);
    this.#system(topic, joinRef, "error", reason);
    this.#send({ joinRef, ref: joinRef, topic, event: "phx_close", payload: {} });
  }

  #system(topic: string, joinRef: string | null, status: "ok" | "error", message: string): void {
    const payload = { channel: withoutPrefix(topic), extension: "system", status, message };
    this.#send({ joinRef, ref: null, topic, event: "system", payload });
  }
}
