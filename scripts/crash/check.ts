import type { Sql } from "postgres";
import type { Tables } from "../../supabase/functions/_shared/platform/supabase/database.types.ts";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import type { User } from "../../supabase/functions/_shared/contract/wire/accounts.ts";
import { Person } from "../test/support/person.ts";
import type { Acknowledged } from "./writers.ts";

/** Differences from what was acknowledged, one per line; empty if there are none. */
export type Losses = string[];

interface Stored {
  captions: string[];
  suggestions: Tables["suggestions"]["suggestion"][];
  tone: Tables["profiles"]["tone"];
  used: number;
  completed: number;
  reserved: number;
}

async function storedOf(sql: Sql, email: string): Promise<Stored | undefined> {
  const [row] = await sql<Stored[]>`
    select
      array(select id::text from public.caption_history where user_id = u.id) as captions,
      array(select suggestion from public.suggestions where user_id = u.id) as suggestions,
      (select tone from public.profiles where id = u.id) as tone,
      (select coalesce(sum(used), 0)::int from public.daily_usage where user_id = u.id) as used,
      (select count(*)::int from private.generations where user_id = u.id and status = 'completed') as completed,
      (select count(*)::int from private.generations where user_id = u.id and status = 'reserved') as reserved
    from auth.users u where u.email = ${email}`;
  return row;
}

/**
 * Compares the database with the responses that one person received, and the counters with the history: used quota
 * equals completed generations plus the reservations that the crash left; after those have expired, it equals the
 * history.
 */
export async function lossesOf(sql: Sql, acknowledged: Acknowledged): Promise<Losses> {
  const { person, captions, suggestions, tone, toneInFlight } = acknowledged;
  const before = await storedOf(sql, person.email);
  if (before === undefined) return [`${person.email}: the account is gone`];
  const losses: Losses = [];
  const differs = (what: string) => losses.push(`${person.email}: ${what}`);
  const lost = [...captions].filter((id) => !before.captions.includes(id)).length;
  if (lost > 0) differs(`${lost} acknowledged captions are not in the history`);
  const unsent = [...suggestions].filter((text) => !before.suggestions.includes(text)).length;
  if (unsent > 0) differs(`${unsent} acknowledged suggestions are gone`);
  if (![tone, toneInFlight].includes(before.tone ?? "")) {
    differs(`the style is "${before.tone}", acknowledged was "${tone}"`);
  }
  const { used, completed, reserved } = before;
  if (before.captions.length !== completed) {
    differs(`${before.captions.length} captions in the history, ${completed} completed generations`);
  }
  if (used !== completed + reserved) differs(`${used} captions used, ${completed} completed and ${reserved} reserved`);

  // What the person's next request does after every reservation has expired.
  await sql`
    select private.release_lost_generations(id, now() + interval '1 hour') from auth.users where email = ${person.email}`;
  const after = await storedOf(sql, person.email);
  if (after?.reserved !== 0) differs(`${after?.reserved} reservations are left over`);
  if (after?.used !== after?.captions.length) {
    differs(`${after?.used} captions used, ${after?.captions.length} in the history`);
  }
  return losses;
}

/** Makes what a crash has left as old as it is three minutes later, when a reservation is over. */
export async function letThreeMinutesPass(sql: Sql): Promise<void> {
  await sql`update private.generations set reserved_at = reserved_at - interval '181 seconds' where status = 'reserved'`;
}

/**
 * Compares what a person's page reads with the history, before their next generation: the account and the call with
 * which the page starts must show as many captions used as there are entries.
 * @param url of the stack, which has another port after each start
 */
export async function readLossesOf(url: string, { person: before }: Acknowledged): Promise<Losses> {
  const person = new Person(url, before.username);
  for (const [name, value] of before.cookies) person.cookies.set(name, value);
  const entries = (await person.history()).length;
  const account = await person.used();
  const { body } = await person.call<{ user: User }>("GET", endpoints.getSession.path);
  const start = body.user.usage.used;
  return account === entries && start === entries
    ? []
    : [`${person.email}: ${entries} captions in the history, ${account} used in the account, ${start} at the start`];
}

/** How many reservations a crash has left, for all people. */
export async function leftReserved(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from private.generations where status = 'reserved'`;
  return row?.count ?? 0;
}
