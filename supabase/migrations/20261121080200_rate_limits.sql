-- How often a thing may be tried. The file of each subject adds its own rules; none has its number anywhere else.

create table private.rate_limit_rules (
  kind text primary key,
  hits_max integer not null check (hits_max > 0),
  period interval not null check (period > interval '0')
);

comment on table private.rate_limit_rules is 'How often a kind of attempt is allowed within a period.';

create table private.rate_limit_hits (
  kind text not null references private.rate_limit_rules (kind) on delete cascade,
  subject text not null,
  hits integer not null,
  expires_at timestamptz not null,
  primary key (kind, subject)
);

comment on table private.rate_limit_hits is
  'subject is a keyed hash of an address or an account id, never the address itself.';

create index rate_limit_hits_expires_at_idx on private.rate_limit_hits (expires_at);

alter table private.rate_limit_rules enable row level security;
alter table private.rate_limit_rules force row level security;
alter table private.rate_limit_hits enable row level security;
alter table private.rate_limit_hits force row level security;

/*
 * Counts one attempt of each kind for its subject.
 * Returns the seconds to wait before the next try, 0 when this one is allowed. Every pair is counted even when an
 * earlier one refuses, so that no order of kinds hides an attempt.
 */
create function private.take_rate_limits(p_kinds text[], p_subjects text[], p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  rule private.rate_limit_rules;
  hit private.rate_limit_hits;
  wait integer := 0;
begin
  if cardinality(p_kinds) is distinct from cardinality(p_subjects) then
    raise exception 'kinds and subjects differ in number' using errcode = 'invalid_parameter_value';
  end if;
  for i in 1 .. cardinality(p_kinds) loop
    select * into strict rule from private.rate_limit_rules where kind = p_kinds[i];
    insert into private.rate_limit_hits as h (kind, subject, hits, expires_at)
    values (rule.kind, p_subjects[i], 1, p_at + rule.period)
    on conflict (kind, subject) do update set
      hits = case when h.expires_at <= p_at then 1 else least(h.hits, rule.hits_max) + 1 end,
      expires_at = case when h.expires_at <= p_at then p_at + rule.period else h.expires_at end
    returning * into hit;
    if hit.hits > rule.hits_max then
      wait := greatest(wait, ceil(extract(epoch from hit.expires_at - p_at))::integer, 1);
    end if;
  end loop;
  delete from private.rate_limit_hits
  where ctid in (
    select ctid from private.rate_limit_hits where expires_at < p_at - interval '1 hour' limit 20 for update skip locked
  );
  return wait;
end
$$;

/*
 * Whether an account exists, which then cannot be deleted before the end of the transaction. For functions that count
 * attempts of the account and write its rows afterwards: delete_account locks the profile first and removes the counts
 * later, so that without this lock each of the two would wait for the other.
 */
create function private.hold_account(p_user_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.profiles where id = p_user_id for key share;
  return found;
end
$$;

/*
 * Why a call of the person p_user_id is refused: outcome 'no_account', or 'rate_limited' with the seconds to wait as
 * retry_after; null when it may go on. Counts the attempt.
 */
create function private.refused_call(p_user_id uuid, p_kind text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  if not private.hold_account(p_user_id) then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  wait := private.take_rate_limits(array[p_kind], array[p_user_id::text], p_at);
  return case when wait > 0 then jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait) end;
end
$$;

/* Definer: the tables are in private, which no API role may enter. */
create function public.take_rate_limits(p_kinds text[], p_subjects text[]) returns integer
language sql security definer
set search_path = ''
as $$
  select private.take_rate_limits(p_kinds, p_subjects, now())
$$;

/*
 * Takes back attempts that turned out to be right: only failures count against a person. An attempt is counted before
 * its outcome is known and taken back afterwards, so that tries made at the same time cannot exceed the limit.
 * Returns how many were taken back.
 */
create function private.refund_rate_limits(p_kinds text[], p_subjects text[], p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  given_back integer := 0;
begin
  -- One after the other, in the order in which they were taken: two calls that lock the same rows cannot block each
  -- other.
  for i in 1 .. cardinality(p_kinds) loop
    update private.rate_limit_hits set hits = hits - 1
    where kind = p_kinds[i] and subject = p_subjects[i] and hits > 0 and expires_at > p_at;
    if found then
      given_back := given_back + 1;
    end if;
  end loop;
  return given_back;
end
$$;

/* Definer: the table is in private, which no API role may enter. */
create function public.refund_rate_limits(p_kinds text[], p_subjects text[]) returns integer
language sql security definer
set search_path = ''
as $$
  select private.refund_rate_limits(p_kinds, p_subjects, now())
$$;

grant execute on function
  public.take_rate_limits(text[], text[]),
  public.refund_rate_limits(text[], text[])
to service_role;
