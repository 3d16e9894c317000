import type { WebSocket } from "ws";
import type { Change, Row } from "./changes.ts";
import { asksFor, passes } from "./binding.ts";
import type { Claims } from "./token.ts";
import {
  joinRequest,
  readMessage,
  tokenRefresh,
  writeMessage,
  type Binding,
  type WireMessage,
  type WireVersion,
} from "./wire.ts";

export interface SocketOptions {
  version: WireVersion;
  verify: (token: string) => Claims | null;
  /** Whether the session of a verified token is still active. */
  isLive: (claims: Claims) => Promise<boolean>;
  /** Unix seconds. */
  now: () => number;
}

interface Channel {
  joinRef: string | null;
  claims: Claims | null;
  bindings: (Binding & { id: number })[];
}

/** The part of a change that the client may see. */
export interface VisibleChange {
  record: Row | null;
  columns: { name: string; type: string }[];
}

const channelsMax = 50;
/** A client is disconnected if this many bytes wait to be sent to it. */
const bufferedBytesMax = 1024 * 1024;

/** One client: its channels, with the bindings and the session of each. */
export class RealtimeSocket {
  lastHeard: number;
  readonly #socket: WebSocket;
  readonly #options: SocketOptions;
  readonly #channels = new Map<string, Channel>();
  #nextId = 1;

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

  /** The sessions that have a binding for a change, each once. */
  readers(change: Change): Claims[] {
    const readers = new Map<string, Claims>();
    for (const [topic, channel] of this.#channels) {
      if (channel.claims === null || !channel.bindings.some((wanted) => asksFor(wanted, change))) continue;
      if (this.#expired(topic, channel)) continue;
      readers.set(channel.claims.session_id, channel.claims);
    }
    return [...readers.values()];
  }

  /** Sends a change that a session may see to the channels of that session that asked for it. */
  show(sessionId: string, change: Change, { record, columns }: VisibleChange): void {
    if (this.#socket.bufferedAmount > bufferedBytesMax) return this.terminate();
    for (const [topic, channel] of this.#channels) {
      if (channel.claims?.session_id !== sessionId) continue;
      const ids = channel.bindings
        .filter((wanted) => asksFor(wanted, change) && passes(wanted.filter, record ?? change.key))
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      const data = {
        schema: change.schema,
        table: change.table,
        type: change.type,
        commit_timestamp: change.at,
        columns,
        record: record ?? {},
        old_record: change.type === "INSERT" ? {} : change.key,
        errors: null,
      };
      this.#send({ joinRef: channel.joinRef, ref: null, topic, event: "postgres_changes", payload: { ids, data } });
    }
  }

  #send(message: WireMessage): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(writeMessage(message, this.#options.version));
  }

  #receive(message: WireMessage): void {
    const { topic, event, joinRef } = message;
    const reply = (status: "ok" | "error", response: unknown = {}) =>
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
        return this.#refresh(topic, message.payload);
      default:
    }
  }

  async #join(message: WireMessage, reply: (status: "ok" | "error", response?: unknown) => void): Promise<void> {
    const { topic, joinRef } = message;
    const asked = joinRequest.safeParse(message.payload);
    if (!asked.success) return reply("error", { reason: "The join request cannot be read" });
    if (this.#channels.size >= channelsMax && !this.#channels.has(topic))
      return reply("error", { reason: "Too many channels" });
    const token = asked.data.access_token;
    const isKey = !token || token.startsWith("sb_");
    const claims = isKey ? null : this.#options.verify(token);
    if (!isKey && claims === null)
      return reply("error", { reason: "InvalidJWTToken: The token is not valid or has expired" });
    const bindings = (asked.data.config?.postgres_changes ?? []).map((wanted) => ({ ...wanted, id: this.#nextId++ }));
    const channel = { joinRef, claims, bindings };
    this.#channels.set(topic, channel);
    if (claims !== null && !(await this.#options.isLive(claims))) {
      if (this.#channels.get(topic) === channel) this.#channels.delete(topic);
      return reply("error", { reason: "InvalidJWTToken: The session was ended" });
    }
    reply("ok", { postgres_changes: bindings });
    if (bindings.length > 0) this.#system(topic, joinRef, "ok", "Subscribed to PostgreSQL");
  }

  #refresh(topic: string, payload: unknown): void {
    const channel = this.#channels.get(topic);
    const asked = tokenRefresh.safeParse(payload);
    if (!channel || !asked.success || asked.data.access_token.startsWith("sb_")) return;
    const claims = this.#options.verify(asked.data.access_token);
    if (claims === null) return this.#drop(topic, channel, "The token is not valid or has expired");
    channel.claims = claims;
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
    this.#send({
      joinRef,
      ref: null,
      topic,
      event: "system",
      payload: { channel: topic.replace(/^realtime:/, ""), extension: "postgres_changes", status, message },
    });
  }
}
