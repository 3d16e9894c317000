import connect from "postgres";
import * as z from "zod/mini";
import { liveChangesSecondsMax } from "../../../supabase/functions/_shared/contract/wire/live-changes.ts";
import { describeFault } from "../supabase/describe-fault.ts";
import type { Claims } from "./token.ts";

/** A message that the database sent to a topic with `realtime.send`. */
const broadcast = z.object({
  id: z.string(),
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
  private: z.boolean(),
});
export type Broadcast = z.infer<typeof broadcast>;

export interface BroadcastFeed {
  /** Whether row-level security lets this token read the messages of a topic. */
  mayRead(claims: Claims, topic: string): Promise<boolean>;
  /** Removes what nobody asks for any more. Supabase drops a day's messages after three days. */
  prune(): Promise<void>;
  close(): Promise<void>;
}

const channel = "local_realtime";

/**
 * The part of Supabase Realtime's schema that the product uses, with the same names and arguments. A message is stored;
 * Supabase reads it from the write-ahead log, and here a notification carries it. The table is also used to ask
 * row-level security, as Supabase does.
 */
const schema = `
drop schema if exists local_realtime cascade;
create schema if not exists realtime;
create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now(),
  primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_topic_index on realtime.messages (inserted_at desc, topic)
  where extension = 'broadcast' and private;
alter table realtime.messages enable row level security;
create or replace function realtime.topic() returns text
language sql stable
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
as $$
declare
  id constant uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (id, send.payload, send.event, send.topic, send.private, 'broadcast');
  perform pg_notify('${channel}', jsonb_build_object(
    'id', id, 'topic', topic, 'event', event, 'payload', jsonb_build_object('id', id) || payload, 'private', private
  )::text);
exception
  when others then
    raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end
$$;`;

/** Creates what exists on Supabase before our migrations, which create a policy in it. */
export async function ensureRealtimeSchema(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(schema);
  } finally {
    await sql.end();
  }
}

/** Ends the transaction in which row-level security was asked, so that the message is not kept. */
class Rollback extends Error {
  readonly value: boolean;

  constructor(value: boolean) {
    super("rolled back");
    this.value = value;
  }
}

/**
 * Reports every committed message, in order.
 * @param onBroadcast called once for each message
 */
export async function openBroadcastFeed(
  databaseUrl: string,
  onBroadcast: (message: Broadcast) => void,
  log: (line: string) => void,
): Promise<BroadcastFeed> {
  const sql = connect(databaseUrl, { max: 4, onnotice: () => {}, idle_timeout: 60 });
  await sql.listen(channel, (text) => {
    try {
      onBroadcast(broadcast.parse(JSON.parse(text)));
    } catch (error) {
      log(`A live update failed: ${describeFault(error as Error)}`);
    }
  });
  return {
    async mayRead(claims, topic) {
      try {
        await sql.begin(async (transaction) => {
          const [stored] = await transaction<{ id: string }[]>`
            insert into realtime.messages (topic, extension) values (${topic}, 'broadcast') returning id`;
          await transaction`
            select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
              set_config('realtime.topic', ${topic}, true), set_config('role', ${claims.role}, true)`;
          const found = await transaction`select 1 from realtime.messages where id = ${stored!.id}`;
          throw new Rollback(found.length > 0);
        });
        return false;
      } catch (error) {
        if (error instanceof Rollback) return error.value;
        throw error;
      }
    },
    async prune() {
      await sql`
        delete from realtime.messages where inserted_at < localtimestamp - ${liveChangesSecondsMax} * interval '1 second'`;
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
