import type { Sql } from "postgres";
import type { Tables } from "../../supabase/functions/_shared/platform/supabase/database.types.ts";
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

/** How many reservations a crash has left, for all people. */
export async function leftReserved(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from private.generations where status = 'reserved'`;
  return row?.count ?? 0;
}
