-- Nothing is reachable unless a later migration grants it by name.
-- `private` holds what no API caller may name: helpers, limits and bookkeeping.

create schema if not exists private;
revoke all on schema private from public;

-- Supabase brings these roles; a bare Postgres gets them here, so that the same files apply everywhere.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin %s', wanted, case when wanted = 'service_role' then 'bypassrls' end);
    end if;
  end loop;
end
$$;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;

-- Policies call auth.uid() as the caller. Hosted Supabase grants this already and lets nobody else do it.
do $$
begin
  grant usage on schema auth to anon, authenticated, service_role;
exception
  when insufficient_privilege then
    raise notice 'schema auth is managed by the platform';
end
$$;

/* An instant as the API writes it: ISO 8601 in UTC with milliseconds. */
create function private.iso(at timestamptz) returns text
language sql immutable strict
set search_path = ''
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

/* The UTC date that an instant counts for. */
create function private.utc_day(at timestamptz) returns date
language sql immutable strict
set search_path = ''
as $$
  select (at at time zone 'UTC')::date
$$;

/* The next UTC midnight, when daily counters start again. */
create function private.next_utc_midnight(at timestamptz) returns timestamptz
language sql immutable strict
set search_path = ''
as $$
  select (date_trunc('day', at at time zone 'UTC') + interval '1 day') at time zone 'UTC'
$$;

revoke execute on all functions in schema private from public;
