import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { ms, percentile, table } from "../measure/statistics.ts";
import type { Stack } from "../stack/stack.ts";
import {
  openSockets,
  received,
  resetMessages,
  untilAllHeard,
  untilQuiet,
  type LiveClient,
  type LiveSession,
} from "./live-sockets.ts";

const sessionsPerAccount = 2;
const clearedCaptions = 100_000;
const liveSocketsUsual = 1000;

/** What one statement about the owner's captions caused. */
interface StatementFigures {
  what: string;
  statementMs: number;
  /** Messages to the sessions of the account. */
  own: number;
  /** Messages to anybody else's. */
  others: number;
}

export interface LiveFigures {
  sockets: number;
  joiningMs: number;
  /** Bytes that the process grew by while the sockets were opened: both ends of each. */
  socketBytes: number;
  statements: StatementFigures[];
  /** One change of each account, each in a statement of its own. */
  changes: { count: number; own: number; others: number; p50: number; p95: number };
}

/** Creates the accounts with their sessions, and the captions of the first one, its owner. */
async function fill(sql: postgres.Sql, sessions: readonly LiveSession[], owner: string): Promise<void> {
  await sql`
    insert into auth.users (id, email, raw_user_meta_data)
    select id::uuid, 'live-' || id || '@example.com', jsonb_build_object('username', 'live ' || left(id, 8))
    from unnest(${[...new Set(sessions.map(({ accountId }) => accountId))]}::text[]) as id`;
  const [ids, people] = [sessions.map(({ sessionId }) => sessionId), sessions.map(({ accountId }) => accountId)];
  await sql`
    insert into auth.sessions (id, user_id, created_at)
    select s.id::uuid, s.account::uuid, now() from unnest(${ids}::text[], ${people}::text[]) as s (id, account)`;
  // Terms of the search are not measured here, and take minutes to write.
  await sql`alter table public.caption_history disable trigger index_new_entry`;
  await sql`
    insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    select ${owner}, 'k', 'x', array['A caption'], now() from generate_series(1, ${clearedCaptions}::integer)`;
  await sql`alter table public.caption_history enable trigger index_new_entry`;
}

/** Clears the history as the product does, undoes it, and then deletes every row with one statement. */
async function measureStatements(
  sql: postgres.Sql,
  clients: readonly LiveClient[],
  owner: string,
): Promise<StatementFigures[]> {
  const ofOwner = clients.filter(({ accountId }) => accountId === owner);
  const measure = async (what: string, statement: () => PromiseLike<unknown>): Promise<StatementFigures> => {
    resetMessages(clients);
    const began = performance.now();
    await statement();
    const statementMs = performance.now() - began;
    await untilQuiet(clients);
    return { what, statementMs, own: received(ofOwner), others: received(clients) - received(ofOwner) };
  };
  const captions = `${clearedCaptions.toLocaleString("en-US")} captions`;
  return [
    await measure(`Clear History with ${captions}`, () => sql`select private.clear_captions(${owner}, now())`),
    await measure(
      "its undo",
      () =>
        sql`select private.restore_captions(${owner}, history_cleared_to, now()) from public.profiles where id = ${owner}`,
    ),
    await measure(`deleting the ${captions}`, () => sql`delete from public.caption_history where user_id = ${owner}`),
  ];
}

/** Changes every account once, one after the other, and waits for its sessions each time. */
async function measureChanges(
  sql: postgres.Sql,
  clients: readonly LiveClient[],
  people: readonly string[],
): Promise<LiveFigures["changes"]> {
  resetMessages(clients);
  const latencies: number[] = [];
  let early = 0;
  for (const accountId of people) {
    const own = clients.filter((client) => client.accountId === accountId);
    // What arrived before the account's own change was somebody else's.
    early += received(own);
    resetMessages(own);
    const changed = performance.now();
    await sql`insert into public.daily_usage (user_id, day, used) values (${accountId}, '2026-01-01', 1)`;
    await untilAllHeard(own);
    latencies.push(...own.map(({ arrived }) => arrived[0]! - changed));
  }
  await untilQuiet(clients);
  // Each session has the message that it waited for: every further one is a second one, or somebody else's.
  const own = clients.filter(({ arrived }) => arrived.length > 0).length;
  return {
    count: people.length,
    own,
    others: early + received(clients) - own,
    p50: percentile(latencies, 50),
    p95: percentile(latencies, 95),
  };
}

/**
 * Opens sockets of accounts with two sessions each. One account clears 100,000 captions, undoes it, and deletes them
 * with one statement; then every account changes something. Counts what arrives, and to whom it was sent.
 * @param sockets an even number
 */
export async function measureLive(
  stack: Stack,
  sql: postgres.Sql,
  sockets: number = liveSocketsUsual,
): Promise<LiveFigures> {
  const people = Array.from({ length: sockets / sessionsPerAccount }, () => randomUUID());
  const sessions = people.flatMap((accountId) =>
    Array.from({ length: sessionsPerAccount }, () => ({ accountId, sessionId: randomUUID() })),
  );
  await fill(sql, sessions, people[0]!);
  const before = process.memoryUsage.rss();
  const { clients, joiningMs, close } = await openSockets(stack, sessions);
  try {
    const socketBytes = process.memoryUsage.rss() - before;
    const statements = await measureStatements(sql, clients, people[0]!);
    const changes = await measureChanges(sql, clients, people);
    return { sockets: clients.length, joiningMs, socketBytes, statements, changes };
  } finally {
    await close();
  }
}

/** One sentence for each limit that is not kept. */
export function liveProblems({ statements, changes }: LiveFigures): string[] {
  const problems = statements
    .filter(({ own, others }) => own !== sessionsPerAccount || others !== 0)
    .map(({ what, own, others }) => `${what}: ${own} messages to the account's sessions and ${others} to others.`);
  if (changes.own !== changes.count * sessionsPerAccount || changes.others !== 0)
    problems.push(`${changes.count} changes: ${changes.own} messages to their sessions and ${changes.others} more.`);
  return problems;
}

/** What `docs/performance.md` says above the tables. */
export function liveExplanation({ sockets, changes }: LiveFigures): string {
  return `${sockets.toLocaleString("en-US")} sockets at the local endpoint, each joined to the private topic of its session: ${changes.count} accounts with ${sessionsPerAccount} sessions each. One account clears its history, undoes that, and deletes everything with one statement; then every account changes something, one after the other. Sockets and endpoint share one process, so the memory is that of both ends. Limits: one message for each statement and session, none to anybody else.`;
}

/** The tables of `docs/performance.md`. */
export function liveTable({ sockets, joiningMs, socketBytes, statements, changes }: LiveFigures): string {
  const messages = table(
    ["what one account does", "ms", "messages to its sessions", "messages to others"],
    [
      ...statements.map(({ what, statementMs, own, others }) => [what, ms(statementMs), own, others]),
      [`${changes.count} changes, one of each account`, "", changes.own, changes.others],
    ],
  );
  const figures = table(
    ["what", "figure"],
    [
      ["from the start of a change to its arrival: p50, ms", ms(changes.p50)],
      ["p95, ms", ms(changes.p95)],
      [`joining ${sockets} channels, ms in all`, ms(joiningMs)],
      ["memory for each socket, kB", (socketBytes / sockets / 1000).toFixed(1)],
    ],
  );
  return `${messages}\n\n${figures}`;
}
