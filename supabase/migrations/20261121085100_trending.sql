-- What the page shows as trends: the ranking of the counts, and one snapshot a day, both without what administrators
-- have hidden.
--
-- The functions of the admin panel are definer because hidden_trends is in private; each calls private.require_admin
-- first.

create table public.trending_snapshots (
  date date primary key,
  data jsonb not null constraint trending_snapshots_data_object check (jsonb_typeof(data) = 'object'),
  created_at timestamptz (3) not null default now()
);

comment on table public.trending_snapshots is
  'The day''s trends as the API returns them. A failed run leaves the day before in place.';

create table private.hidden_trends (
  kind text not null constraint hidden_trends_kind check (kind in ('hashtag', 'emoji')),
  token text not null,
  id bigint generated always as identity unique,
  created_at timestamptz (3) not null default now(),
  primary key (kind, token)
);

comment on table private.hidden_trends is
  'What must never show as a trend, wherever it comes from: as trend_tokens reads it. Administrators add rows.';

alter table public.trending_snapshots enable row level security;
alter table public.trending_snapshots force row level security;
alter table private.hidden_trends enable row level security;
alter table private.hidden_trends force row level security;

create policy "Signed-in people read trends" on public.trending_snapshots
for select to authenticated
using ((select public.session_is_live()));

/* Different people a token needs before anything about it is shown, so that no single person's words can be. */
create function private.trend_users_min() returns integer
language sql immutable
set search_path = ''
as 'select 5';

/*
 * The most used hashtags and emoji of the last 7 days, by how many different people used them (counted up to 1,000),
 * where those who share a network address are one.
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

/* Definer: the counts are in private, which no API role may enter. */
create function public.list_site_trends(p_limit integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.site_trends(least(p_limit, 100), now())
$$;

/*
 * The trends of a day as the API returns them, without the hashtags and emoji that are hidden, whichever place named
 * them.
 */
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

/* Whether the trends of a date are stored. */
create function public.has_trending_snapshot(p_date date) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.trending_snapshots where date = p_date)
$$;

/*
 * The newest trends there are, or null before the first run. Invoker: row-level security lets signed-in people read,
 * and the server, which keeps them in memory for everybody who is signed in.
 */
create function public.get_trending() returns jsonb
language sql stable
set search_path = ''
as $$
  select data from public.trending_snapshots order by date desc limit 1
$$;

/* One hidden entry as the API returns it: a hashtag with its '#'. */
create function private.hidden_trend_json(p_trend private.hidden_trends) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_trend.id::text, 'kind', p_trend.kind,
    'entry', case when p_trend.kind = 'hashtag' then '#' || p_trend.token else p_trend.token end,
    'created_at', private.iso(p_trend.created_at)
  )
$$;

/* Every hidden entry, newest first. */
create function public.list_hidden_trends() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.hidden_trend_json(h) order by h.id desc), '[]') from private.hidden_trends h
  );
end
$$;

/*
 * Hides one hashtag, with or without its '#', or one emoji: from the newest stored trends at once, and from every later
 * run. Hiding it again changes nothing. Returns null when the text is neither.
 */
create function public.hide_trend(p_entry text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  word constant text := lower(ltrim(private.one_line(p_entry), '#'));
  wanted record;
  stored private.hidden_trends;
begin
  perform private.require_admin();
  -- The whole text has to be one token: an emoji as it stands, or a word behind its '#'.
  select t.kind, t.token into wanted
  from (values (word), ('#' || word)) as read (text) cross join lateral private.trend_tokens(read.text) as t
  where t.token = case t.kind
    when 'emoji' then regexp_replace(word, '[\uFE0F\U0001F3FB-\U0001F3FF]', '', 'g')
    else word
  end
  limit 1;
  if wanted.token is null then
    return null;
  end if;
  insert into private.hidden_trends (kind, token) values (wanted.kind, wanted.token) on conflict do nothing;
  select * into strict stored from private.hidden_trends where kind = wanted.kind and token = wanted.token;
  update public.trending_snapshots set data = private.without_hidden_trends(data)
  where date = (select max(date) from public.trending_snapshots);
  return private.hidden_trend_json(stored);
end
$$;

/* Lets an entry be listed again, from the next run on; false when it was not hidden. */
create function public.unhide_trend(p_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.hidden_trends where id = p_id;
  return found;
end
$$;

grant select on public.trending_snapshots to authenticated;
grant select, insert, update, delete on public.trending_snapshots to service_role;
grant execute on function
  public.get_trending(),
  public.list_hidden_trends(),
  public.hide_trend(text),
  public.unhide_trend(bigint)
to authenticated;
grant execute on function
  public.get_trending(),
  public.has_trending_snapshot(date),
  public.list_site_trends(integer),
  public.save_trending_snapshot(date, jsonb)
to service_role;
