import { randomBytes } from "node:crypto";
import connect from "postgres";

/** Auth's tables of second factors, with the columns that the stand-in and the product's SQL use. */
const tables = `
do $$
begin
  if to_regtype('auth.factor_type') is null then
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
  end if;
end
$$;
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  unique (user_id, friendly_name)
);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);`;

/** How long an app that was not confirmed is kept, and how long a challenge can be answered. */
export const expirySeconds = 300;

export interface StoredFactor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: "unverified" | "verified";
  created_at: string;
  updated_at: string;
}

export interface StoredChallenge {
  secret: string;
  isUsed: boolean;
  hasExpired: boolean;
}

export type FactorStore = Awaited<ReturnType<typeof openFactorStore>>;

/** Keeps second factors as Auth does; makes its tables. */
export async function openFactorStore(databaseUrl: string) {
  const sql = connect(databaseUrl, { max: 2, onnotice: () => {}, idle_timeout: 60 });
  await sql.unsafe(tables);
  return {
    async aal(sessionId: string): Promise<string> {
      const [session] = await sql<{ aal: string | null }[]>`select aal from auth.sessions where id = ${sessionId}`;
      return session?.aal ?? "aal1";
    },

    /** As Auth writes them, the oldest first. */
    async factorsOf(userId: string): Promise<StoredFactor[]> {
      const rows = await sql<
        (Omit<StoredFactor, "created_at" | "updated_at"> & { created_at: Date; updated_at: Date })[]
      >`
        select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
        where user_id = ${userId} order by created_at, id`;
      return rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        updated_at: row.updated_at.toISOString(),
      }));
    },

    async removeExpired(): Promise<void> {
      await sql`
        delete from auth.mfa_factors
        where status = 'unverified' and created_at < now() - ${expirySeconds} * interval '1 second'`;
    },

    async add(userId: string, name: string, secret: string): Promise<string> {
      const [row] = await sql<{ id: string }[]>`
        insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
        values (${userId}, ${name}, 'totp', 'unverified', ${secret}) returning id`;
      return row!.id;
    },

    async challenge(factorId: string): Promise<string> {
      const [row] = await sql<{ id: string }[]>`
        insert into auth.mfa_challenges (factor_id) values (${factorId}) returning id`;
      return row!.id;
    },

    async challengeOf(factorId: string, id: string): Promise<StoredChallenge | null> {
      const [row] = await sql<StoredChallenge[]>`
        select f.secret, c.verified_at is not null as "isUsed",
          c.created_at < now() - ${expirySeconds} * interval '1 second' as "hasExpired"
        from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
        where c.id = ${id} and f.id = ${factorId}`;
      return row ?? null;
    },

    /**
     * Makes a session one of two factors, and ends the account's sessions of one.
     * @returns its new refresh token; the earlier one is used up. Null if somebody was faster with this challenge
     */
    async verify(ids: { userId: string; factorId: string; challengeId: string; sessionId: string }) {
      const { userId, factorId, challengeId, sessionId } = ids;
      return sql.begin(async (transaction) => {
        const used = await transaction`
          update auth.mfa_challenges set verified_at = now() where id = ${challengeId} and verified_at is null`;
        if (used.count === 0) return null;
        await transaction`
          update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factorId} and status <> 'verified'`;
        await transaction`
          delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified' and factor_type = 'totp'`;
        await transaction`
          update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${sessionId}`;
        await transaction`delete from auth.sessions where user_id = ${userId} and coalesce(aal, 'aal1') < 'aal2'`;
        const token = randomBytes(9).toString("base64url");
        const [current] = await transaction<{ token: string }[]>`
          update auth.refresh_tokens set revoked = true, updated_at = now()
          where session_id = ${sessionId} and not revoked returning token`;
        await transaction`
          insert into auth.refresh_tokens (id, token, user_id, session_id, parent)
          values (gen_random_uuid()::text, ${token}, ${userId}, ${sessionId}, ${current?.token ?? null})`;
        return token;
      });
    },

    async remove(factorId: string): Promise<void> {
      await sql.begin(async (transaction) => {
        await transaction`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factorId}`;
        await transaction`delete from auth.mfa_factors where id = ${factorId}`;
      });
    },

    close: () => sql.end({ timeout: 2 }),
  };
}
