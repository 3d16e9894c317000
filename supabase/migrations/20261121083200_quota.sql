-- How many captions a day an account has, and how many it has used. generations.sql counts and refuses.

create table public.daily_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  used integer not null constraint daily_usage_used check (used >= 0),
  primary key (user_id, day)
);

comment on table public.daily_usage is
  'Generations that count, per UTC day. A new day has no row, so nothing needs resetting.';

alter table public.daily_usage enable row level security;
alter table public.daily_usage force row level security;

create policy "People read their own usage" on public.daily_usage
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

/* Captions an account without premium access may generate per UTC day; equals freeCaptionsPerDay of the contract. */
create function private.free_captions_per_day() returns integer
language sql immutable
set search_path = ''
as 'select 5';

/* The day's quota as the API returns it. */
create function private.usage_at(p_user_id uuid, p_premium_access boolean, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'used', coalesce((
      select used from public.daily_usage where user_id = p_user_id and day = private.utc_day(p_at)
    ), 0),
    'limit', case when p_premium_access then null else private.free_captions_per_day() end,
    'resets_at', private.iso(private.next_utc_midnight(p_at))
  )
$$;

grant select on public.daily_usage to authenticated;
grant select on public.daily_usage to service_role;
