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

/** The changes that a client asks for: `event` is INSERT, UPDATE, DELETE or `*`. */
export const binding = z.object({
  event: z.string(),
  schema: z.string(),
  table: z.optional(z.string()),
  filter: z.optional(z.string()),
});
export type Binding = z.infer<typeof binding>;

const bindingsMax = 20;

/** The payload of `phx_join`. */
export const joinRequest = z.object({
  config: z.optional(z.object({ postgres_changes: z.optional(z.array(binding).check(z.maxLength(bindingsMax))) })),
  access_token: z.optional(z.nullable(z.string())),
});

/** The payload of `access_token`. */
export const tokenRefresh = z.object({ access_token: z.string() });
