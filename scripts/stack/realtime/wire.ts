import * as z from "zod/mini";

/** One message of the Phoenix protocol, in either version. */
export interface WireMessage {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

const reference = z.nullish(z.string());
const asArray = z.tuple([reference, reference, z.string(), z.string(), z.unknown()]);
const asObject = z.object({
  join_ref: reference,
  ref: reference,
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});

/** The protocol's version: messages are arrays in 2.0.0 and objects in 1.0.0. */
export type WireVersion = "1.0.0" | "2.0.0";

export const wireVersion = (asked: string | null): WireVersion => (asked === "2.0.0" ? "2.0.0" : "1.0.0");

/** Parses a message. @returns null if the text is not one */
export function readMessage(text: string): WireMessage | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const array = asArray.safeParse(json);
  if (array.success) {
    const [joinRef, ref, topic, event, payload] = array.data;
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
  }
  const object = asObject.safeParse(json);
  if (!object.success) return null;
  const { join_ref: joinRef, ref, topic, event, payload } = object.data;
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
}

export function writeMessage({ joinRef, ref, topic, event, payload }: WireMessage, version: WireVersion): string {
  return JSON.stringify(
    version === "2.0.0" ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** The kind of a binary frame that carries a broadcast, and the encoding of its payload as JSON (version 2.0.0). */
const userBroadcast = 4;
const jsonEncoding = 1;

/**
 * A broadcast as Supabase Realtime sends it: a binary frame in version 2.0.0, an object in 1.0.0.
 * @param topic with the prefix `realtime:`
 */
export function writeBroadcast(
  { topic, event, payload, id }: { topic: string; event: string; payload: unknown; id: string },
  version: WireVersion,
): string | Buffer {
  const meta = { id };
  if (version === "1.0.0") {
    const content = { type: "broadcast", event, payload, meta };
    return writeMessage({ joinRef: null, ref: null, topic, event: "broadcast", payload: content }, version);
  }
  const [topicBytes, eventBytes, metaBytes] = [topic, event, JSON.stringify(meta)].map((text) => Buffer.from(text));
  const header = [userBroadcast, topicBytes!.length, eventBytes!.length, metaBytes!.length, jsonEncoding];
  return Buffer.concat([
    Buffer.from(header),
    topicBytes!,
    eventBytes!,
    metaBytes!,
    Buffer.from(JSON.stringify(payload)),
  ]);
}

/** The payload of `phx_join`. */
export const joinRequest = z.object({
  config: z.optional(
    z.object({
      private: z.optional(z.boolean()),
      broadcast: z.optional(z.object({ replication_ready: z.optional(z.boolean()) })),
    }),
  ),
  access_token: z.optional(z.nullable(z.string())),
});

/** The payload of `access_token`. */
export const tokenRefresh = z.object({ access_token: z.string() });
