import * as z from "zod/mini";
import { realtimePath } from "../../../contract/wire/supabase-paths.ts";
import { jwt } from "./describe.ts";

/** Where each statement about Realtime was read. */
export const realtimeSource = (file: string) =>
  `https://github.com/supabase/realtime/blob/833cf36c3a3603fff5ae5a8a0ce473a21d5fedd4/lib/${file}`;

/** Who opens a socket. */
export const realtimeUsers = ["web/src/features/live/live-connection.ts", "scripts/verify/live.ts"] as const;

/** The address of a socket: the publishable key and the protocol's version. */
export const socketAddress = new RegExp(`^${realtimePath}/websocket\\?apikey=[^&]+&vsn=2\\.0\\.0$`);

const reference = z.string().check(z.regex(/^\d+$/));
const topic = z.string().check(z.regex(/^realtime:./));

/**
 * What a page sends, as `[join_ref, ref, topic, event, payload]`. Nothing else is sent.
 * Source: realtime_web/channels/payloads/join.ex and realtime_web/channels/realtime_channel.ex.
 */
export const sentMessages = {
  join: z.tuple([
    reference,
    reference,
    topic,
    z.literal("phx_join"),
    z.strictObject({
      config: z.strictObject({
        broadcast: z.looseObject({ replication_ready: z.optional(z.literal(true)) }),
        presence: z.looseObject({}),
        postgres_changes: z.array(z.unknown()).check(z.maxLength(0)),
        private: z.boolean(),
      }),
      access_token: z.string().check(z.regex(jwt)),
      version: z.optional(z.string()),
    }),
  ]),
  heartbeat: z.tuple([
    z.nullable(reference),
    reference,
    z.literal("phoenix"),
    z.literal("heartbeat"),
    z.strictObject({}),
  ]),
  token: z.tuple([
    reference,
    reference,
    topic,
    z.literal("access_token"),
    z.strictObject({ access_token: z.string().check(z.regex(jwt)), version: z.optional(z.string()) }),
  ]),
  leave: z.tuple([reference, reference, topic, z.literal("phx_leave"), z.strictObject({})]),
} as const;

/**
 * What a page receives as text. A refused join has a code and a sentence; nothing matches on either.
 * Source: realtime_web/channels/realtime_channel.ex, `join`, `push_system_message` and `shutdown_response`, and
 * realtime_web/socket/v2_serializer.ex.
 */
export const receivedMessages = {
  joined: z.tuple([
    reference,
    reference,
    topic,
    z.literal("phx_reply"),
    z.strictObject({
      status: z.literal("ok"),
      response: z.strictObject({ postgres_changes: z.array(z.unknown()).check(z.maxLength(0)) }),
    }),
  ]),
  refused: z.tuple([
    reference,
    reference,
    topic,
    z.literal("phx_reply"),
    z.strictObject({
      status: z.literal("error"),
      response: z.strictObject({ reason: z.string().check(z.regex(/^[A-Z]\w+: ./)) }),
    }),
  ]),
  done: z.tuple([
    z.nullable(reference),
    reference,
    z.string(),
    z.literal("phx_reply"),
    z.strictObject({ status: z.literal("ok"), response: z.strictObject({}) }),
  ]),
  system: z.tuple([
    reference,
    z.nullable(reference),
    topic,
    z.literal("system"),
    z.strictObject({
      channel: z.string(),
      extension: z.literal("system"),
      status: z.enum(["ok", "error"]),
      message: z.string(),
    }),
  ]),
  closed: z.tuple([reference, reference, topic, z.literal("phx_close"), z.strictObject({})]),
} as const;

/** A message of the database: `realtime.send` puts its id into the payload and the metadata. */
export const broadcastContent = z.strictObject({
  topic,
  event: z.string(),
  meta: z.strictObject({ id: z.uuid() }),
  payload: z.looseObject({ id: z.uuid() }),
});

/** The kind of a binary frame with a broadcast, and the encoding of its payload as JSON. */
const userBroadcast = 4;
const jsonEncoding = 1;

/**
 * Reads a binary frame: five bytes (kind, three lengths, encoding), then topic, event, metadata and payload.
 * Source: realtime_web/socket/v2_serializer.ex, `fastlane!` of `UserBroadcast`.
 * @throws Error for a frame of another kind or encoding
 */
export function readBroadcast(frame: Uint8Array): z.infer<typeof broadcastContent> {
  const [kind, topicLength, eventLength, metaLength, encoding] = frame;
  if (kind !== userBroadcast || encoding !== jsonEncoding)
    throw new Error(`the frame is of kind ${kind} and encoding ${encoding}`);
  const decoder = new TextDecoder();
  let at = 5;
  const next = (length?: number) => {
    const part = frame.subarray(at, length === undefined ? undefined : at + length);
    at += part.length;
    return decoder.decode(part);
  };
  const [name, event, meta, payload] = [next(topicLength), next(eventLength), next(metaLength), next()];
  return z.parse(broadcastContent, { topic: name, event, meta: JSON.parse(meta), payload: JSON.parse(payload) });
}
