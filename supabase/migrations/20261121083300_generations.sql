-- The reservation that stands for one generation from request to response. It is taken before the model is paid, and
-- given back if there is no caption; completed_generations.sql completes it with the first caption.
--
-- The public functions are definer because the tables are written by nobody else: users hold no write grant on them and
-- no right on the schema private. None takes a time. Reserving acts for the token's owner; ending a reservation is the
-- server's alone, so that a session that ends while the model writes loses nothing and nobody can invent a cost.

create table private.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references private.history_owners (user_id) on delete cascade,
  visitor_hash text,
  status text not null default 'reserved' check (status in ('reserved', 'completed', 'released')),
  premium boolean not null,
  has_photo boolean not null default false,
  purpose text not null default 'captions'
    constraint generations_purpose check (purpose in ('captions', 'rewrite', 'adaptation')),
  -- False for one that does not count for the day.
  counted boolean not null default true,
  -- The entry whose caption is rewritten or adapted. No reference, because the cost outlives the entry.
  entry_id bigint,
  -- Of the text that is adapted.
  text_hash bytea,
  day date not null,
  model text,
  input_tokens integer,
  output_tokens integer,
  milliseconds integer,
  reserved_at timestamptz not null,
  finished_at timestamptz,
  constraint generations_have_one_owner check ((user_id is null) <> (visitor_hash is null))
);

comment on table private.generations is
  'One row per generation, rewrite and adaptation: first a reservation, then what it cost.';

create index generations_user_idx on private.generations (user_id, reserved_at desc) where user_id is not null;
create index generations_entry_idx on private.generations (entry_id) where entry_id is not null;
create index generations_visitor_idx on private.generations (visitor_hash, day) where visitor_hash is not null;
-- Rows are written in the order of time, so that the smallest kind of index finds the old ones.
create index generations_reserved_at_idx on private.generations using brin (reserved_at);

alter table private.generations enable row level security;
alter table private.generations force row level security;

/* After this long without an end, a reservation counts as lost and is given back. Above every model timeout. */
create function private.reservation_lifetime() returns interval
language sql immutable
set search_path = ''
as 'select interval ''3 minutes''';

/* Gives back what a crashed server left reserved. The caller holds the profile's lock. */
create function private.release_lost_generations(p_user_id uuid, p_at timestamptz) returns void
language sql
set search_path = ''
as $$
  with lost as (
    update private.generations set status = 'released', finished_at = p_at
    where user_id = p_user_id and status = 'reserved' and reserved_at < p_at - private.reservation_lifetime()
      and reserved_at > p_at - interval '2 days'
    returning day, counted
  ), per_day as (
    select day, count(*)::integer as lost from lost where counted group by day
  )
  update public.daily_usage d set used = greatest(0, d.used - per_day.lost)
  from per_day where d.user_id = p_user_id and d.day = per_day.day
$$;

/*
 * Reserves one generation, rewrite or adaptation before the model is paid: decides plan, rate and quota. One with a
 * photo has a rate of its own, which failed ones count against as well: each may cost a tenth of a second of CPU. One
 * that is not counted only has a rate. The caller holds the profile's lock to the end of the transaction, so that
 * parallel calls see each other's reservations.
 * Returns outcome 'reserved', 'quota_spent' or 'rate_limited', with the usage after the decision.
 */
create function private.take_generation(
  p_user_id uuid, p_at timestamptz, p_with_photo boolean default false, p_purpose text default 'captions',
  p_counted boolean default true, p_entry_id bigint default null, p_text_hash bytea default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  access record;
  rule private.rate_limit_rules;
  oldest timestamptz;
  wait integer := 0;
  reserved_id uuid;
  today date := private.utc_day(p_at);
begin
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

  if p_counted then
    insert into public.daily_usage as d (user_id, day, used) values (p_user_id, today, 1)
    on conflict (user_id, day) do update set used = d.used + 1
    where access.premium_access or d.used < private.free_captions_per_day();
    if not found then
      return jsonb_build_object(
        'outcome', 'quota_spent',
        'retry_after', ceil(extract(epoch from private.next_utc_midnight(p_at) - p_at))::integer
      ) || private.usage_at(p_user_id, access.premium_access, p_at);
    end if;
  end if;

  insert into private.generations
    (user_id, premium, has_photo, purpose, counted, entry_id, text_hash, day, reserved_at)
  values
    (p_user_id, access.premium_access, p_with_photo, p_purpose, p_counted, p_entry_id, p_text_hash, today, p_at)
  returning id into reserved_id;
  return jsonb_build_object(
    'outcome', 'reserved', 'generation_id', reserved_id, 'premium_access', access.premium_access
  ) || private.usage_at(p_user_id, access.premium_access, p_at);
end
$$;

/*
 * Takes one generation of the day, for one account at a time. Returns the outcome of take_generation, with the person's
 * tone and latest captions, or 'no_account'.
 */
create function private.reserve_generation(
  p_user_id uuid, p_at timestamptz, p_with_photo boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  taken jsonb;
begin
  select * into person from public.profiles where id = p_user_id for no key update;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  perform private.release_lost_generations(p_user_id, p_at);
  taken := private.take_generation(p_user_id, p_at, p_with_photo);
  if taken ->> 'outcome' <> 'reserved' then
    return taken;
  end if;
  return taken || jsonb_build_object(
    'tone', person.tone, 'tone_off', person.tone_off, 'recent', private.recent_captions(p_user_id, 60)
  );
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
  elsif given_back.counted then
    update public.daily_usage set used = greatest(0, used - 1)
    where user_id = given_back.user_id and day = given_back.day;
  end if;
  return true;
end
$$;

create function public.reserve_generation(p_with_photo boolean default false) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_generation(private.caller_id(), now(), coalesce(p_with_photo, false))
$$;

create function public.release_generation(p_generation_id uuid) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.release_generation(p_generation_id, now())
$$;

grant execute on function public.reserve_generation(boolean) to authenticated;
grant execute on function public.release_generation(uuid) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('generation_account', 30, interval '1 minute'),
  ('photo_account', 10, interval '1 minute');  -- generations with a photo, which costs CPU to decode
