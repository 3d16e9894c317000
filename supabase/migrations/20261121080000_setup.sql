-- The schemas, the roles of the API, and default privileges that give nobody anything: what a later migration makes is
-- out of reach until it is granted by name. `private` holds what no API caller may name: helpers, limits, bookkeeping.

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
