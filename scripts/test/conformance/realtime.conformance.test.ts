import { RealtimeClient } from "@supabase/supabase-js";
import connect from "postgres";
import { afterAll, expect, inject, test, vi } from "vitest";
import { WebSocket } from "ws";
import * as z from "zod/mini";
import {
  liveEvent,
  liveTopic,
  type RealtimeToken,
} from "../../../supabase/functions/_shared/contract/wire/realtime.ts";
import { realtimePath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import {
  readBroadcast,
  receivedMessages,
  sentMessages,
  socketAddress,
} from "../../../supabase/functions/_shared/platform/testing/descriptions/realtime.ts";
import { newPerson } from "../support/person.ts";

const { url, publishableKey, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
const clients: RealtimeClient[] = [];
afterAll(async () => {
  for (const client of clients) await client.disconnect();
  await sql.end();
});

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/** The described message that a text is; the text itself if it is none. */
function nameOf(schemas: Schemas, text: string): string {
  const message = JSON.parse(text) as unknown;
  return Object.keys(schemas).find((name) => z.safeParse(schemas[name]!, message).success) ?? text;
}

/** A socket of the page's client that writes down what goes through it. */
function recorder() {
  const opened: string[] = [];
  const sent: string[] = [];
  const received: string[] = [];
  const frames: Uint8Array[] = [];
  class RecordingSocket extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      opened.push(String(address));
      this.on("message", (data: Buffer, isBinary: boolean) => {
        if (isBinary) frames.push(new Uint8Array(data));
        else received.push(nameOf(receivedMessages, String(data)));
      });
    }
    override send(data: string): void {
      sent.push(nameOf(sentMessages, data));
      super.send(data);
    }
  }
  return { opened, sent, received, frames, transport: RecordingSocket as never };
}

const eventually = { timeout: 30_000, interval: 20 };

/** A client of live updates, which the end of the tests closes. @param token read again whenever the client needs it */
async function connectedClient(
  token: () => string,
  transport: ReturnType<typeof recorder>["transport"],
): Promise<RealtimeClient> {
  const client = new RealtimeClient(`${url.replace("http", "ws")}${realtimePath}`, {
    params: { apikey: publishableKey },
    accessToken: () => Promise.resolve(token()),
    transport,
  });
  clients.push(client);
  await client.setAuth();
  return client;
}

test("a page's socket and its replies are as described: join, heartbeat, broadcast, another token, leave", async () => {
  const person = await newPerson(url);
  const fresh = async () => (await person.call<RealtimeToken>("GET", "/api/realtime-token")).body.token;
  let token = await fresh();
  const { session_id: session } = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as {
    session_id: string;
  };
  const { opened, sent, received, frames, transport } = recorder();
  const client = await connectedClient(() => token, transport);
  const channel = client.channel(liveTopic(session), {
    config: { private: true, broadcast: { replication_ready: true } },
  });
  channel.on("broadcast", { event: liveEvent }, () => {}).subscribe();
  await vi.waitFor(() => expect(received).toEqual(["joined", "system"]), eventually);
  expect(opened).toHaveLength(1);
  expect(new URL(opened[0]!).pathname + new URL(opened[0]!).search).toMatch(socketAddress);

  await client.sendHeartbeat();
  await vi.waitFor(() => expect(received).toEqual(["joined", "system", "done"]), eventually);

  await person.call("PUT", "/api/user/username", { json: { username: `${person.username}2` } });
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0), eventually);
  expect(readBroadcast(frames[0]!)).toMatchObject({ topic: `realtime:${liveTopic(session)}`, event: liveEvent });

  // A token of the same second would be the same one, which the client does not send again.
  const old = token;
  await vi.waitFor(
    async () => {
      token = await fresh();
      expect(token).not.toBe(old);
    },
    { timeout: 30_000, interval: 500 },
  );
  await client.setAuth();
  await channel.unsubscribe();
  await vi.waitFor(() => expect(received.at(-1)).toBe("closed"), eventually);
  expect([...new Set(sent)].toSorted()).toEqual(["heartbeat", "join", "leave", "token"]);
  expect([...new Set(received)].toSorted()).toEqual(["closed", "done", "joined", "system"]);
});

test("a topic of another session is refused with a code and a sentence", async () => {
  const person = await newPerson(url);
  const { token } = (await person.call<RealtimeToken>("GET", "/api/realtime-token")).body;
  const { received, transport } = recorder();
  const client = await connectedClient(() => token, transport);
  const channel = client.channel(liveTopic("00000000-0000-4000-8000-000000000000"), { config: { private: true } });
  const state = await new Promise((resolve) => {
    channel.subscribe(resolve);
  });
  expect([state, received]).toEqual(["CHANNEL_ERROR", ["refused"]]);
});

test("what Realtime gives our migrations is there: the topic's name, the messages and the way to send one", async () => {
  const found = await sql<{ name: string }[]>`
    select format('%s(%s)', p.proname, pg_get_function_arguments(p.oid)) as name from pg_proc p
    where p.pronamespace = 'realtime'::regnamespace order by 1`;
  expect(found.map(({ name }) => name)).toEqual([
    "send(payload jsonb, event text, topic text, private boolean DEFAULT true)",
    "topic()",
  ]);
});
