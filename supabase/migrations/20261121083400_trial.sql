-- The captions that a visitor without an account may try: so many per network address and day.

create table private.trial_usage (
  visitor_hash text not null,
  day date not null,
  used integer not null check (used >= 0),
  primary key (visitor_hash, day)
);

comment on table private.trial_usage is
  'visitor_hash is a keyed hash of a network address; rows older than two days are removed.';

alter table private.trial_usage enable row level security;
alter table private.trial_usage force row level security;

/* Trial captions per network address and UTC day; equals trialCaptionsPerAddressPerDay of the contract. */
create function private.trial_captions_per_address_per_day() returns integer
language sql immutable
set search_path = ''
as 'select 10';

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

/* Definer: the tables are in private, which no API role may enter. */
create function public.reserve_free_caption(p_visitor_hash text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_free_caption(p_visitor_hash, now())
$$;

grant execute on function public.reserve_free_caption(text) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('trial_address', 20, interval '1 minute');
