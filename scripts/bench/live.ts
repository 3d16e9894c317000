import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type postgres from "postgres";
import { WebSocket } from "ws";
import { liveTopic } from "../../supabase/functions/_shared/contract/wire/realtime.ts";
import { realtimePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { ms, percentile, table } from "../measure/statistics.ts";
import { startRealtime } from "../stack/realtime/start-realtime.ts";
import type { Stack } from "../stack/stack.ts";

const accounts = 500;
const sessionsPerAccount = 2;
const clearedCaptions = 100_000;
/** Sockets that are opened at the same time. */
const openedAtOnce = 50;

export interface LiveFigures {
  sockets: number;
  /** From the first to the last joined channel. */
  joiningMs: number;
  cleared: { statementMs: number; received: number; byStrangers: number };
  /** One change of each account, each in a statement of its own. */
  changes: { received: number; byStrangers: number; p50: number; p95: number };
}

interface Client {
  accountId: string;
  /** Milliseconds at which a message arrived, since the last reset. */
  arrived: number[];
  close: () => void;
}

/** A token for live updates, as the API issues it. */
function tokenFor(secret: string, accountId: string, sessionId: string): string {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const claims = { role: "live_updates", account_id: accountId, session_id: sessionId, exp };
  const content = [{ alg: "HS256", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** Opens a socket and joins the topic of a session; resolves when the channel is joined. */
function join(address: string, accountId: string, sessionId: string, token: string): Promise<Client> {
  const socket = new WebSocket(address);
  const client: Client = { accountId, arrived: [], close: () => socket.terminate() };
  const topic = `realtime:${liveTopic(sessionId)}`;
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      const payload = { config: { private: true }, access_token: token };
      socket.send(JSON.stringify(["1", "1", topic, "phx_join", payload]));
    });
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) return void client.arrived.push(performance.now());
      const [, , , event, answer] = JSON.parse(String(data)) as [null, null, string, string, { status?: string }];
      if (event !== "phx_reply") return;
      if (answer.status === "ok") resolve(client);
      else reject(new Error(`A channel was not joined: ${JSON.stringify(answer)}`));
    });
  });
}

/**
 * A thousand sockets of 500 accounts at the local endpoint: one account deletes 100,000 captions with one statement, then
 * every account changes something. Counts what arrives, and at whom.
 */
export async function measureLive(stack: Stack, sql: postgres.Sql): Promise<LiveFigures> {
  const people = Array.from({ length: accounts }, () => randomUUID());
  const sessions = people.flatMap((accountId) =>
    Array.from({ length: sessionsPerAccount }, () => ({ accountId, sessionId: randomUUID() })),
  );
  await sql`
    insert into auth.users (id, email, raw_user_meta_data)
    select id::uuid, 'live-' || id || '@example.com', jsonb_build_object('username', 'live ' || left(id, 8))
    from unnest(${people}::text[]) as id`;
  await sql`
    insert into auth.sessions (id, user_id, created_at)
    select s.id::uuid, s.account::uuid, now()
    from unnest(${sessions.map(({ sessionId }) => sessionId)}::text[], ${sessions.map(({ accountId }) => accountId)}::text[])
      as s (id, account)`;
  const [owner] = people;
  // Terms of the search are not measured here, and take minutes to write.
  await sql`alter table public.caption_history disable trigger index_new_entry`;
  await sql`
    insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    select ${owner!}, 'k', 'x', array['A caption'], now() from generate_series(1, ${clearedCaptions}::integer)`;
  await sql`alter table public.caption_history enable trigger index_new_entry`;

  const secret = stack.functionsEnv["REALTIME_JWT_SECRET"]!;
  const room = { liveSocketsPerAddress: 2 * sessions.length, liveSocketsTotal: 2 * sessions.length };
  const realtime = await startRealtime({
    databaseUrl: stack.databaseUrl,
    jwtSecret: secret,
    publishableKey: stack.publishableKey,
    limits: room,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const server = createServer().on("upgrade", (request, socket, head: Buffer) => {
    if (!realtime.upgrade(request, socket, head)) socket.destroy();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const address = `ws://127.0.0.1:${port}${realtimePath}/websocket?apikey=${stack.publishableKey}&vsn=2.0.0`;
  const clients: Client[] = [];
  try {
    const began = performance.now();
    for (let from = 0; from < sessions.length; from += openedAtOnce)
      clients.push(
        ...(await Promise.all(
          sessions
            .slice(from, from + openedAtOnce)
            .map(({ accountId, sessionId }) =>
              join(address, accountId, sessionId, tokenFor(secret, accountId, sessionId)),
            ),
        )),
      );
    const joiningMs = performance.now() - began;

    const deleting = performance.now();
    await sql`delete from public.caption_history where user_id = ${owner!}`;
    const statementMs = performance.now() - deleting;
    await settled(clients);
    const ofOwner = clients.filter(({ accountId }) => accountId === owner);
    const cleared = { statementMs, received: total(ofOwner), byStrangers: total(clients) - total(ofOwner) };

    for (const client of clients) client.arrived = [];
    const latencies: number[] = [];
    let byStrangers = 0;
    for (const accountId of people) {
      const before = total(clients);
      const changed = performance.now();
      await sql`insert into public.daily_usage (user_id, day, used) values (${accountId}, '2026-01-01', 1)`;
      const own = clients.filter((client) => client.accountId === accountId);
      while (own.some(({ arrived }) => arrived.length === 0))
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      latencies.push(...own.map(({ arrived }) => arrived[0]! - changed));
      byStrangers += total(clients) - before - total(own);
    }
    await settled(clients);
    const changes = { received: total(clients), byStrangers };
    return {
      sockets: clients.length,
      joiningMs,
      cleared,
      changes: { ...changes, p50: percentile(latencies, 50), p95: percentile(latencies, 95) },
    };
  } finally {
    for (const client of clients) client.close();
    await realtime.close();
    server.close();
  }
}

const total = (clients: readonly Client[]) => clients.reduce((sum, { arrived }) => sum + arrived.length, 0);

/** Resolves when nothing has arrived for half a second. */
async function settled(clients: readonly Client[]): Promise<void> {
  for (let before = -1; before !== total(clients);) {
    before = total(clients);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}

/** The table of `docs/performance.md`. */
export function liveTable({ sockets, joiningMs, cleared, changes }: LiveFigures): string {
  return table(
    ["what", "figure"],
    [
      [`joining ${sockets} channels, ms in all`, ms(joiningMs)],
      [`deleting ${clearedCaptions.toLocaleString("en-US")} captions with one statement, ms`, ms(cleared.statementMs)],
      ["messages to the two sessions of their account", cleared.received],
      ["messages to anybody else", cleared.byStrangers],
      [`messages of ${accounts} single changes, two sessions each`, changes.received],
      ["messages to anybody else", changes.byStrangers],
      ["from the start of a change to its arrival: p50, ms", ms(changes.p50)],
      ["p95, ms", ms(changes.p95)],
    ],
  );
}
