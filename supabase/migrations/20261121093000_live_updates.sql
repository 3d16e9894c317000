-- Plan, usage, profile and history reach the person's other tabs and devices. Row-level security decides who receives a
-- row; of a deleted one only its key is sent.
--
-- The policies stand behind the function here, because they ask it.

-- Supabase brings the publication; where it is absent there is nothing to do.
do $$
declare
  live text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  foreach live in array array['caption_history', 'daily_usage', 'subscriptions', 'profiles'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = live
    ) then
      execute format('alter publication supabase_realtime add table public.%I', live);
    end if;
  end loop;
end
$$;

/*
 * Live updates are read with a role of their own. `authenticator` may not take it on, so that the data API and Storage
 * refuse its tokens; Realtime reads as any role.
 */
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'live_updates') then
    create role live_updates nologin noinherit;
  end if;
  -- Realtime may work as this role of the platform, which is no superuser.
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_realtime_admin') then
    grant live_updates to supabase_realtime_admin;
  end if;
exception
  when insufficient_privilege then
    raise notice 'the platform lets nobody grant to supabase_realtime_admin: %', sqlerrm;
end
$$;

/*
 * Whose live updates the token is for, or null when its session or account has ended.
 * Definer: reads auth.sessions, which the role for live updates cannot.
 */
create function public.live_account_id() returns uuid
language sql stable security definer
set search_path = ''
as $$
  select p.id
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token
  join auth.sessions s on s.id::text = token.claims ->> 'session_id' and s.user_id::text = token.claims ->> 'account_id'
  join public.profiles p on p.id = s.user_id
$$;

create policy "Live updates show their own captions" on public.caption_history
for select to live_updates
using (
  user_id = (select public.live_account_id()) and deleted_at is null
  and created_at > (select p.history_cleared_to from public.profiles p where p.id = (select public.live_account_id()))
);

create policy "Live updates show their own usage" on public.daily_usage
for select to live_updates
using (user_id = (select public.live_account_id()));

create policy "Live updates show their own subscription" on public.subscriptions
for select to live_updates
using (user_id = (select public.live_account_id()));

create policy "Live updates show their own profile" on public.profiles
for select to live_updates
using (id = (select public.live_account_id()));

grant usage on schema public to live_updates;
grant select on public.caption_history, public.daily_usage, public.subscriptions, public.profiles to live_updates;
grant execute on function public.live_account_id() to live_updates;
