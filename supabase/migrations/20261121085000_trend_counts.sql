-- How many people used a hashtag or an emoji. Captions are read once, a few minutes after they were written; the
-- ranking then reads counts, never the history. Many accounts behind one network address count as one.

create table private.trend_days (
  day date not null,
  kind text not null constraint trend_days_kind check (kind in ('hashtag', 'emoji')),
  token text not null,
  users integer not null,
  uses integer not null,
  primary key (kind, token, day)
);

comment on table private.trend_days is 'Per UTC day: how many networks and generations used a token. Names nobody.';

create index trend_days_most_used_idx on private.trend_days (day, kind, users desc);

create table private.trend_users (
  kind text not null,
  token text not null,
  user_id uuid not null,
  network_hash text not null,
  last_day date not null,
  primary key (kind, token, user_id)
);

comment on table private.trend_users is
  'Who used a token in the last 7 days, kept only to count different people. Cleared with a person''s history.';
comment on column private.trend_users.network_hash is
  'Where the person last wrote it, as a keyed hash: who shares an address counts once.';
comment on column private.trend_users.user_id is
  'No foreign key: checking one per row doubles the time of counting. A trigger on profiles removes the rows.';

create index trend_users_user_idx on private.trend_users (user_id);
create index trend_users_network_idx on private.trend_users (kind, token, network_hash, last_day);
create index trend_users_last_day_idx on private.trend_users (last_day);

create table private.trend_progress (
  only_row boolean primary key default true check (only_row),
  history_id bigint not null
);

comment on table private.trend_progress is 'The newest caption_history row that was counted.';

create table private.caption_networks (
  history_id bigint primary key,
  network_hash text not null,
  created_at timestamptz (3) not null default now()
);

comment on table private.caption_networks is
  'Waits until the caption is counted, a few minutes to a day, and is removed then.';
comment on column private.caption_networks.history_id is
  'No foreign key: it would be looked up for every row of a history that is cleared.';
comment on column private.caption_networks.network_hash is
  'A keyed hash of a network address, never the address itself.';

alter table private.trend_days enable row level security;
alter table private.trend_days force row level security;
alter table private.trend_users enable row level security;
alter table private.trend_users force row level security;
alter table private.trend_progress enable row level security;
alter table private.trend_progress force row level security;
alter table private.caption_networks enable row level security;
alter table private.caption_networks force row level security;

/*
 * What an account needs before its captions count: the time since it was made, and earlier days on which it generated.
 * Somebody who makes accounts to push a word has to wait for both; whoever uses the product soon has them.
 */
create function private.trend_account_age_min() returns interval
language sql immutable
set search_path = ''
as 'select interval ''2 days''';

create function private.trend_account_days_min() returns integer
language sql immutable
set search_path = ''
as 'select 2';

/*
 * The hashtags (lower case, without '#') and emoji (without skin tones and variation selectors) of a text.
 * Ranges instead of character classes: those depend on the database's locale.
 */
create function private.trend_tokens(p_text text) returns table (kind text, token text)
language sql immutable strict rows 12
set search_path = ''
as $$
  select 'hashtag', found.token
  from (
    select lower(m[1]) as token
    from regexp_matches(
      p_text,
      '(?<![\w/&#])#([^\s\u0001-\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00BF\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFF00-\uFF0F\U0001F000-\U0001FAFF]+)',
      'g'
    ) as m
  ) as found
  where char_length(found.token) between 2 and 50 and found.token !~ '^[0-9_]+$'
  union
  select 'emoji', regexp_replace(m[1], '[\uFE0F\U0001F3FB-\U0001F3FF]', '', 'g')
  from regexp_matches(
    p_text,
    '([\U0001F1E6-\U0001F1FF]{2}|[\u203C\u2049\u2139\u2194-\u21AA\u231A-\u23FF\u25AA-\u25FE\u2600-\u27BF\u2934\u2935\u2B05-\u2B55\u3030\u303D\U0001F004-\U0001F1E5\U0001F200-\U0001FAFF][\uFE0F\U0001F3FB-\U0001F3FF]?(?:\u200D[\u2600-\u27BF\u2B1B\U0001F300-\U0001FAFF][\uFE0F\U0001F3FB-\U0001F3FF]?)*)',
    'g'
  ) as m
$$;

/*
 * Counts captions that were written since the last call, oldest first, at most p_limit generations: those of accounts
 * that are old and used enough, and of one network address once a day.
 * Returns how many it read: call again while that equals p_limit. Rows of the last minute wait, because a
 * transaction that began earlier may still commit a lower id.
 */
create function private.collect_trends(p_limit integer, p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  done bigint;
  upto bigint;
  read integer;
  first_day date := private.utc_day(p_at) - 14;
begin
  select history_id into done from private.trend_progress for update;
  select max(next.id), count(*) into upto, read
  from (select id, created_at from public.caption_history where id > done order by id limit p_limit) as next
  where next.created_at < p_at - interval '1 minute';
  if upto is null then
    return 0;
  end if;

  with found as materialized (
    select h.id, h.user_id, origin.network_hash, (h.created_at at time zone 'UTC')::date as day, t.kind, t.token
    from public.caption_history h
    join private.caption_networks origin on origin.history_id = h.id
    join public.profiles person
      on person.id = h.user_id and person.created_at <= h.created_at - private.trend_account_age_min()
    cross join lateral private.trend_tokens(array_to_string(h.captions, e'\n')) as t
    where h.id > done and h.id <= upto and h.deleted_at is null and h.created_at > person.history_cleared_to
      and h.created_at >= first_day::timestamp at time zone 'UTC'
      and private.trend_account_days_min() <= (
        select count(*) from public.daily_usage earlier
        where earlier.user_id = h.user_id and earlier.day < (h.created_at at time zone 'UTC')::date and earlier.used > 0
      )
  ), uses as (
    select day, kind, token, count(*)::integer as uses from found group by day, kind, token
  ), networks as (
    select distinct day, kind, token, network_hash from found
  ), users as (
    select n.day, n.kind, n.token, count(*)::integer as users
    from networks n
    where not exists (
      select from private.trend_users known
      where known.kind = n.kind and known.token = n.token and known.network_hash = n.network_hash
        and known.last_day >= n.day
    )
    group by n.day, n.kind, n.token
  ), remembered as (
    insert into private.trend_users as u (kind, token, user_id, network_hash, last_day)
    select distinct on (kind, token, user_id) kind, token, user_id, network_hash, day from found
    order by kind, token, user_id, id desc
    on conflict (kind, token, user_id) do update set last_day = excluded.last_day, network_hash = excluded.network_hash
    where u.last_day < excluded.last_day
  )
  insert into private.trend_days as d (day, kind, token, users, uses)
  select uses.day, uses.kind, uses.token, coalesce(users.users, 0), uses.uses
  from uses left join users using (day, kind, token)
  on conflict (kind, token, day) do update set users = d.users + excluded.users, uses = d.uses + excluded.uses;

  delete from private.caption_networks where history_id <= upto;
  update private.trend_progress set history_id = upto where only_row;
  return read;
end
$$;

/*
 * Forgets what no ranking reads any more, as private.retention_rules has it. At most 50,000 rows of each a time, so
 * that no call waits long; more often called than anything can grow.
 */
create function private.purge_trends(p_at timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.apply_retention_rule('trend users', 50000, p_at);
  perform private.apply_retention_rule('trend counts', 50000, p_at);
end
$$;

/* Definer: the tables are in private, which no API role may enter. */
create function public.collect_trends(p_limit integer) returns integer
language sql security definer
set search_path = ''
as $$
  select private.purge_trends(now());
  select private.collect_trends(least(p_limit, 5000), now())
$$;

/*
 * Who clears their history is no longer counted among those who used a word. Definer: trend_users is in private.
 * By the caller and not by the deleted rows, so that clearing 100,000 entries costs the same.
 */
create function private.forget_trend_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.trend_users where user_id = (select auth.uid());
  return null;
end
$$;

/* With an account its traces in the counts go. Definer: trend_users is in private. */
create function private.forget_deleted_trend_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.trend_users where user_id = old.id;
  return null;
end
$$;

create trigger forget_trend_user after delete on public.caption_history
for each statement execute function private.forget_trend_user();

create trigger forget_deleted_trend_user after delete on public.profiles
for each row execute function private.forget_deleted_trend_user();

grant execute on function public.collect_trends(integer) to service_role;

insert into private.trend_progress (history_id) values (0);
