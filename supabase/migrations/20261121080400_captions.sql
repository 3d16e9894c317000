-- Caption history, the day's counter, and the reservation that stands for one generation from request to answer.

create table public.caption_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  keyword text not null constraint caption_history_keyword_length check (char_length(keyword) <= 500),
  platform text not null constraint caption_history_platform check (platform ~ '^[a-z]{1,20}$'),
  captions text[] not null constraint caption_history_captions_count check (cardinality(captions) between 1 and 10),
  intent text constraint caption_history_intent check (intent ~ '^[a-z-]{1,20}$'),
  language text constraint caption_history_language check (language ~ '^[a-z-]{1,20}$'),
  created_at timestamptz (3) not null
);

comment on column public.caption_history.intent is 'What the keyword was read as, or what the person chose; the contract names them.';
comment on column public.caption_history.created_at is 'Milliseconds, as the API writes it: pages continue exactly where a cursor says.';

create index caption_history_newest_idx on public.caption_history (user_id, created_at desc, id desc);

alter table public.caption_history enable row level security;
alter table public.caption_history force row level security;
grant select, delete on public.caption_history to authenticated;
grant select, insert, update, delete on public.caption_history to service_role;

create policy "People read their own captions" on public.caption_history
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

create policy "People delete their own captions" on public.caption_history
for delete to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

/* The person's latest captions, newest first, so that a writer need not repeat them. */
create function private.recent_captions(p_user_id uuid, p_limit integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(recent.caption order by recent.created_at desc, recent.id desc, recent.place), '[]')
  from (
    select caption, created_at, id, place
    from (
      select id, captions, created_at from public.caption_history
      where user_id = p_user_id order by created_at desc, id desc limit p_limit
    ) as entries
    cross join unnest(captions) with ordinality as each (caption, place)
    order by created_at desc, id desc, place
    limit p_limit
  ) as recent
$$;

create table public.daily_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  used integer not null constraint daily_usage_used check (used >= 0),
  primary key (user_id, day)
);

comment on table public.daily_usage is 'Generations that count, per UTC day. A new day has no row, so nothing needs resetting.';

alter table public.daily_usage enable row level security;
alter table public.daily_usage force row level security;
grant select on public.daily_usage to authenticated;
grant select on public.daily_usage to service_role;

create policy "People read their own usage" on public.daily_usage
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

create table private.trial_usage (
  visitor_hash text not null,
  day date not null,
  used integer not null check (used >= 0),
  primary key (visitor_hash, day)
);

comment on table private.trial_usage is 'visitor_hash is a keyed hash of a network address; rows older than two days are removed.';

create table private.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  visitor_hash text,
  status text not null default 'reserved' check (status in ('reserved', 'completed', 'released')),
  premium boolean not null,
  day date not null,
  model text,
  input_tokens integer,
  output_tokens integer,
  milliseconds integer,
  reserved_at timestamptz not null,
  finished_at timestamptz,
  constraint generations_have_one_owner check ((user_id is null) <> (visitor_hash is null))
);

comment on table private.generations is 'One row per generation: first a reservation, then what it cost.';

create index generations_user_idx on private.generations (user_id, reserved_at desc) where user_id is not null;
create index generations_visitor_idx on private.generations (visitor_hash, day) where visitor_hash is not null;

alter table private.trial_usage enable row level security;
alter table private.trial_usage force row level security;
alter table private.generations enable row level security;
alter table private.generations force row level security;

/* The day's quota as the API answers it. */
create function private.usage_at(p_user_id uuid, p_premium_access boolean, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'used', coalesce((select used from public.daily_usage where user_id = p_user_id and day = private.utc_day(p_at)), 0),
    'limit', case when p_premium_access then null else private.free_captions_per_day() end,
    'resets_at', private.iso(private.next_utc_midnight(p_at))
  )
$$;

/*
 * Takes one generation of the day before the model is paid. Decides plan, rate and quota for one account at a time: the
 * profile's row lock is held to the end of the transaction, so parallel calls see each other's reservations. A generation
 * with a photo has a rate of its own, which failed ones count against as well: each may cost a tenth of a second of CPU.
 * Returns outcome 'reserved', 'quota_spent', 'rate_limited' or 'no_account', with the usage after the decision.
 */
create function private.reserve_generation(
  p_user_id uuid, p_at timestamptz, p_with_photo boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  access record;
  rule private.rate_limit_rules;
  oldest timestamptz;
  wait integer := 0;
  reserved_id uuid;
  today date := private.utc_day(p_at);
begin
  select * into person from public.profiles where id = p_user_id for no key update;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;

  perform private.release_lost_generations(p_user_id, p_at);
  select * into access from private.access_at(p_user_id, p_at);

  select * into strict rule from private.rate_limit_rules where kind = 'generation_account';
  select reserved_at into oldest from private.generations
  where user_id = p_user_id and reserved_at > p_at - rule.period
  order by reserved_at desc offset rule.hits_max - 1 limit 1;
  if found then
    wait := greatest(1, ceil(extract(epoch from oldest + rule.period - p_at))::integer);
  elsif p_with_photo then
    wait := private.take_rate_limits(array['photo_account'], array[p_user_id::text], p_at);
  end if;
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait)
      || private.usage_at(p_user_id, access.premium_access, p_at);
  end if;

  insert into public.daily_usage as d (user_id, day, used) values (p_user_id, today, 1)
  on conflict (user_id, day) do update set used = d.used + 1
  where access.premium_access or d.used < private.free_captions_per_day();
  if not found then
    return jsonb_build_object(
      'outcome', 'quota_spent',
      'retry_after', ceil(extract(epoch from private.next_utc_midnight(p_at) - p_at))::integer
    ) || private.usage_at(p_user_id, access.premium_access, p_at);
  end if;

  insert into private.generations (user_id, premium, day, reserved_at)
  values (p_user_id, access.premium_access, today, p_at)
  returning id into reserved_id;
  return jsonb_build_object(
    'outcome', 'reserved', 'generation_id', reserved_id, 'premium_access', access.premium_access, 'tone', person.tone,
    'tone_off', person.tone_off, 'recent', private.recent_captions(p_user_id, 10)
  ) || private.usage_at(p_user_id, access.premium_access, p_at);
end
$$;

/* Gives back what a crashed server left reserved. The caller holds the profile's lock. */
create function private.release_lost_generations(p_user_id uuid, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  with lost as (
    update private.generations set status = 'released', finished_at = p_at
    where user_id = p_user_id and status = 'reserved' and reserved_at < p_at - private.reservation_lifetime()
      and reserved_at > p_at - interval '2 days'
    returning day
  ), per_day as (
    select day, count(*)::integer as lost from lost group by day
  )
  update public.daily_usage d set used = greatest(0, d.used - per_day.lost)
  from per_day where d.user_id = p_user_id and d.day = per_day.day
$$;

/* Takes one of an address's trial captions of the day. Returns outcome 'reserved', 'quota_spent' or 'rate_limited'. */
create function private.reserve_free_caption(p_visitor_hash text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reserved_id uuid;
  today date := private.utc_day(p_at);
  wait integer := private.take_rate_limits(array['trial_address'], array[p_visitor_hash], p_at);
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  insert into private.trial_usage as t (visitor_hash, day, used) values (p_visitor_hash, today, 0)
  on conflict (visitor_hash, day) do update set used = t.used;

  with lost as (
    update private.generations set status = 'released', finished_at = p_at
    where visitor_hash = p_visitor_hash and day = today and status = 'reserved'
      and reserved_at < p_at - private.reservation_lifetime()
    returning 1
  )
  update private.trial_usage set used = greatest(0, used - (select count(*)::integer from lost))
  where visitor_hash = p_visitor_hash and day = today and exists (select from lost);

  update private.trial_usage set used = used + 1
  where visitor_hash = p_visitor_hash and day = today and used < private.trial_captions_per_address_per_day();
  if not found then
    return jsonb_build_object(
      'outcome', 'quota_spent',
      'retry_after', ceil(extract(epoch from private.next_utc_midnight(p_at) - p_at))::integer
    );
  end if;

  delete from private.trial_usage
  where ctid in (select ctid from private.trial_usage where day < today - 1 limit 20 for update skip locked);
  insert into private.generations (visitor_hash, premium, day, reserved_at) values (p_visitor_hash, false, today, p_at)
  returning id into reserved_id;
  return jsonb_build_object('outcome', 'reserved', 'generation_id', reserved_id);
end
$$;

/*
 * Turns a reservation into history and cost, once. Visitors have no history, so their captions are not stored.
 * p_network_hash is the keyed hash of the person's network address, kept until the caption is counted for the trends.
 * Returns outcome 'completed', 'gone' when the reservation was given back or used before, or 'no_account' when it went
 * with its account.
 */
create function private.complete_generation(
  p_generation_id uuid, p_keyword text, p_platform text, p_captions text[],
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer, p_at timestamptz,
  p_network_hash text default null, p_intent text default null, p_language text default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  done private.generations;
  entry public.caption_history;
  access record;
begin
  update private.generations set
    status = 'completed', finished_at = p_at,
    model = p_model, input_tokens = p_input_tokens, output_tokens = p_output_tokens, milliseconds = p_milliseconds
  where id = p_generation_id and status = 'reserved'
  returning * into done;
  if not found then
    return jsonb_build_object('outcome', case
      when exists (select from private.generations where id = p_generation_id) then 'gone' else 'no_account'
    end);
  end if;
  if done.user_id is null then
    return jsonb_build_object('outcome', 'completed');
  end if;

  insert into public.caption_history (user_id, keyword, platform, captions, intent, language, created_at)
  values (done.user_id, p_keyword, p_platform, p_captions, p_intent, p_language, p_at)
  returning * into entry;
  if p_network_hash is not null then
    insert into private.caption_networks (history_id, network_hash) values (entry.id, p_network_hash);
  end if;
  select * into access from private.access_at(done.user_id, p_at);
  return jsonb_build_object('outcome', 'completed', 'id', entry.id::text, 'created_at', private.iso(entry.created_at))
    || private.usage_at(done.user_id, access.premium_access, p_at);
end
$$;

/*
 * Gives a reservation back: a failed, refused or aborted generation is never counted. Returns whether it was one.
 * A completed one stays counted. The profile is locked first, in the same order as by reserve_generation.
 */
create function private.release_generation(p_generation_id uuid, p_at timestamptz) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  given_back private.generations;
begin
  perform from public.profiles
  where id = (select user_id from private.generations where id = p_generation_id) for no key update;

  update private.generations set status = 'released', finished_at = p_at
  where id = p_generation_id and status = 'reserved'
  returning * into given_back;
  if not found then
    return false;
  end if;
  if given_back.user_id is null then
    update private.trial_usage set used = greatest(0, used - 1)
    where visitor_hash = given_back.visitor_hash and day = given_back.day;
  else
    update public.daily_usage set used = greatest(0, used - 1)
    where user_id = given_back.user_id and day = given_back.day;
  end if;
  return true;
end
$$;

-- The API's side. Each is definer because the tables are written by nobody else: users hold no write grant on them and
-- no right on the schema private. None takes a time. Reserving acts for the token's owner; ending a reservation is the
-- server's alone, so that a session that runs out while the model writes loses nothing and nobody can name a cost.

create function public.reserve_generation(p_with_photo boolean default false) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_generation(private.caller_id(), now(), coalesce(p_with_photo, false))
$$;

create function public.complete_generation(
  p_generation_id uuid, p_keyword text, p_platform text, p_captions text[],
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer, p_network_hash text default null,
  p_intent text default null, p_language text default null
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.complete_generation(
    p_generation_id, p_keyword, p_platform, p_captions, p_model, p_input_tokens, p_output_tokens, p_milliseconds, now(),
    p_network_hash, p_intent, p_language
  )
$$;

create function public.release_generation(p_generation_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.release_generation(p_generation_id, now())
$$;

create function public.reserve_free_caption(p_visitor_hash text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_free_caption(p_visitor_hash, now())
$$;

/*
 * One page of the caller's history, newest first, as the API answers it; null when the account or session is gone. Both
 * cursor parts are given or neither. Invoker: row-level security decides whose rows. Under it only bare parameters reach
 * the index, so the first page has defaults instead of nulls.
 */
create function public.list_captions(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language sql stable
set search_path = ''
as $$
  select case when public.session_is_live() then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id::text, 'keyword', page.keyword, 'captions', page.captions, 'platform', page.platform,
      'intent', page.intent, 'language', page.language, 'created_at', page.created_text
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      select id, keyword, captions, platform, intent, language, created_at,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_text
      from public.caption_history
      where user_id = (select auth.uid())
        and (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 1000)
    ) as page
  ) end
$$;

/* Deletes the caller's captions; false when the account or session is gone. Invoker, as list_captions. */
create function public.clear_captions() returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if not public.session_is_live() then
    return false;
  end if;
  delete from public.caption_history where user_id = (select auth.uid());
  return true;
end
$$;

/*
 * All that the signed-in person is to the page, in one call. Null when the account is gone but its token is not.
 * Definer: reads the verified address from auth.users and asks private.access_at.
 */
create function private.me(p_user_id uuid, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id, 'username', person.username, 'email', account.email,
    'is_premium', access.is_premium, 'premium_access', access.premium_access, 'premium_until', private.iso(access.premium_until),
    'stripe_subscription_id', access.subscription_id, 'stripe_customer_id', access.customer_id,
    'is_admin', exists (select from public.user_roles where user_id = person.id and role = 'admin')
  ) || private.usage_at(person.id, access.premium_access, p_at)
  from public.profiles person
  join auth.users account on account.id = person.id
  cross join private.access_at(person.id, p_at) as access
  where person.id = p_user_id
$$;

create function public.me() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return private.me(private.caller_id(), now()) || jsonb_build_object('second_factor', private.second_factor_state());
end
$$;

revoke all on function public.reserve_generation(boolean) from public, anon, authenticated, service_role;
revoke all on function public.complete_generation(
  uuid, text, text, text[], text, integer, integer, integer, text, text, text
)
from public, anon, authenticated, service_role;
revoke all on function public.release_generation(uuid) from public, anon, authenticated, service_role;
revoke all on function public.reserve_free_caption(text) from public, anon, authenticated, service_role;
revoke all on function public.list_captions(integer, timestamptz, bigint) from public, anon, authenticated, service_role;
revoke all on function public.clear_captions() from public, anon, authenticated, service_role;
revoke all on function public.me() from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function
  public.reserve_generation(boolean), public.me(), public.list_captions(integer, timestamptz, bigint), public.clear_captions()
to authenticated;
grant execute on function
  public.complete_generation(uuid, text, text, text[], text, integer, integer, integer, text, text, text),
  public.release_generation(uuid),
  public.reserve_free_caption(text)
to service_role;
