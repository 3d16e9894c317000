-- What trends: one snapshot a day, and the counts of what this site's own users wrote that go into it.
-- Captions are read once, a few minutes after they were written; ranking then reads counts, never the history.

create table public.trending_snapshots (
  date date primary key,
  data jsonb not null constraint trending_snapshots_data_object check (jsonb_typeof(data) = 'object'),
  created_at timestamptz (3) not null default now()
);

comment on table public.trending_snapshots is 'The day''s trends as the API answers them. A failed run leaves the day before in place.';

alter table public.trending_snapshots enable row level security;
alter table public.trending_snapshots force row level security;
grant select on public.trending_snapshots to authenticated;
grant select, insert, update, delete on public.trending_snapshots to service_role;

create policy "Signed-in people read trends" on public.trending_snapshots
for select to authenticated
using ((select public.session_is_live()));

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

comment on table private.trend_users is 'Who used a token in the last 7 days, kept only to count different people. Cleared with a person''s history.';
comment on column private.trend_users.network_hash is 'Where the person last wrote it, as a keyed hash: who shares an address counts once.';
comment on column private.trend_users.user_id is 'No foreign key: checking one per row doubles the time of counting. A trigger on profiles removes the rows.';

create index trend_users_user_idx on private.trend_users (user_id);
create index trend_users_network_idx on private.trend_users (kind, token, network_hash, last_day);
create index trend_users_last_day_idx on private.trend_users (last_day);

create table private.trend_progress (
  only_row boolean primary key default true check (only_row),
  history_id bigint not null
);

comment on table private.trend_progress is 'The newest caption_history row that was counted.';

insert into private.trend_progress (history_id) values (0);

create table private.hidden_trends (
  kind text not null constraint hidden_trends_kind check (kind in ('hashtag', 'emoji')),
  token text not null,
  id bigint generated always as identity unique,
  created_at timestamptz (3) not null default now(),
  primary key (kind, token)
);

comment on table private.hidden_trends is 'What must never show as a trend, wherever it comes from: as trend_tokens reads it. Administrators add rows.';

create table private.job_runs (
  id bigint generated always as identity primary key,
  job text not null,
  status text not null constraint job_runs_status check (status in ('succeeded', 'degraded', 'failed')),
  detail jsonb not null default '{}',
  started_at timestamptz (3) not null,
  finished_at timestamptz (3) not null
);

comment on table private.job_runs is 'What scheduled jobs did.';

create index job_runs_newest_idx on private.job_runs (job, started_at desc);

alter table private.trend_days enable row level security;
alter table private.trend_days force row level security;
alter table private.trend_users enable row level security;
alter table private.trend_users force row level security;
alter table private.trend_progress enable row level security;
alter table private.trend_progress force row level security;
alter table private.hidden_trends enable row level security;
alter table private.hidden_trends force row level security;
alter table private.job_runs enable row level security;
alter table private.job_runs force row level security;

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

/* Different people a token needs before anything about it is shown, so that no single person's words can be. */
create function private.trend_users_min() returns integer
language sql immutable
set search_path = ''
as 'select 5';

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
    join public.profiles person on person.id = h.user_id and person.created_at <= h.created_at - private.trend_account_age_min()
    cross join lateral private.trend_tokens(array_to_string(h.captions, e'\n')) as t
    where h.id > done and h.id <= upto and h.created_at >= first_day::timestamp at time zone 'UTC'
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
      where known.kind = n.kind and known.token = n.token and known.network_hash = n.network_hash and known.last_day >= n.day
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
 * Forgets what no ranking reads any more, as private.retention_rules has it. At most 50,000 rows of each a time, so that
 * no call waits long; more often called than anything can grow.
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

/*
 * The most used hashtags and emoji of the last 7 days, by how many different people used them (counted up to 1,000), where
 * those who share a network address are one.
 * `growth` compares days of use with the 7 days before; null where there was next to nothing before.
 */
create function private.site_trends(p_limit integer, p_at timestamptz) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  today constant date := private.utc_day(p_at);
  users_min constant integer := private.trend_users_min();
begin
  return (
    with frequent as (
      -- What is among the most used of a week is among the many most used of one of its days: no need to read the rest.
      select distinct daily.kind, top.token
      from (
        select kinds.kind, today - back as day
        from generate_series(0, 7) as back cross join (values ('hashtag'), ('emoji')) as kinds (kind)
      ) as daily
      cross join lateral (
        select d.token from private.trend_days d
        where d.day = daily.day and d.kind = daily.kind
        order by d.users desc
        limit 15 * p_limit
      ) as top
    ), totals as (
      select frequent.kind, frequent.token, sums.week, sums.week_before
      from frequent
      cross join lateral (
        select
          sum(d.users) filter (where d.day >= today - 7) as week,
          sum(d.users) filter (where d.day < today - 7) as week_before
        from private.trend_days d
        where d.kind = frequent.kind and d.token = frequent.token and d.day between today - 14 and today
      ) as sums
      where sums.week >= users_min
    ), candidates as (
      select *, row_number() over (partition by kind order by week desc, token) as place
      from totals
      where not exists (select from private.hidden_trends h where h.kind = totals.kind and h.token = totals.token)
    ), counted as (
      select c.*, people.users
      from candidates c
      cross join lateral (
        select count(*)::integer as users
        from (
          select distinct u.network_hash from private.trend_users u
          where u.kind = c.kind and u.token = c.token and u.last_day >= today - 7
          limit 1000
        ) as capped
      ) as people
      where c.place <= 2 * p_limit and people.users >= users_min
    ), ranked as (
      select *, row_number() over (partition by kind order by users desc, week desc, token) as rank from counted
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', kind, 'token', token, 'users', users,
      'growth', case when week_before >= users_min then round((week - week_before) / week_before::numeric, 2) end
    ) order by kind, rank), '[]')
    from ranked where rank <= p_limit
  );
end
$$;

/* The trends of a day as the API answers them, without the hashtags and emoji that are hidden, whichever place named them. */
create function private.without_hidden_trends(p_data jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select p_data || coalesce(jsonb_object_agg(lists.name, (
    select coalesce(jsonb_agg(item order by place), '[]')
    from jsonb_array_elements(p_data -> lists.name) with ordinality as listed (item, place)
    where not exists (
      select from private.trend_tokens(item ->> lists.field) as t
      join private.hidden_trends h on h.kind = t.kind and h.token = t.token
      where t.kind = lists.field
    )
  )), '{}')
  from (values ('topHashtags', 'hashtag'), ('topEmojis', 'emoji')) as lists (name, field)
  where jsonb_typeof(p_data -> lists.name) = 'array'
$$;

/*
 * Stores the trends of a date; a second run of the same day replaces the first. What is hidden is left out.
 * Definer: what is hidden stands in private.
 */
create function public.save_trending_snapshot(p_date date, p_data jsonb) returns boolean
language sql security definer
set search_path = ''
as $$
  insert into public.trending_snapshots (date, data) values (p_date, private.without_hidden_trends(p_data))
  on conflict (date) do update set data = excluded.data, created_at = now();
  select true
$$;

/* The newest trends there are, or null before the first run. Invoker: row-level security lets signed-in people read. */
create function public.get_trending() returns jsonb
language sql stable
set search_path = ''
as $$
  select data from public.trending_snapshots order by date desc limit 1
$$;

-- The server's side. Definer because the tables are in private, which no API role may enter. None takes a time.

create function public.collect_trends(p_limit integer) returns integer
language sql security definer
set search_path = ''
as $$
  select private.purge_trends(now());
  select private.collect_trends(least(p_limit, 5000), now())
$$;

create function public.list_site_trends(p_limit integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.site_trends(least(p_limit, 100), now())
$$;

create function public.record_job_run(p_job text, p_status text, p_detail jsonb, p_milliseconds integer) returns bigint
language sql security definer
set search_path = ''
as $$
  insert into private.job_runs (job, status, detail, started_at, finished_at)
  values (p_job, p_status, p_detail, now() - p_milliseconds * interval '1 millisecond', now())
  returning id
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

create trigger forget_trend_user after delete on public.caption_history
for each statement execute function private.forget_trend_user();

/* With an account its traces in the counts go. Definer: as above. */
create function private.forget_deleted_trend_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.trend_users where user_id = old.id;
  return null;
end
$$;

create trigger forget_deleted_trend_user after delete on public.profiles
for each row execute function private.forget_deleted_trend_user();

revoke all on function public.get_trending() from public, anon, authenticated, service_role;
revoke all on function public.save_trending_snapshot(date, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.collect_trends(integer) from public, anon, authenticated, service_role;
revoke all on function public.list_site_trends(integer) from public, anon, authenticated, service_role;
revoke all on function public.record_job_run(text, text, jsonb, integer) from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function public.get_trending() to authenticated;
grant execute on function
  public.save_trending_snapshot(date, jsonb),
  public.collect_trends(integer),
  public.list_site_trends(integer),
  public.record_job_run(text, text, jsonb, integer)
to service_role;
