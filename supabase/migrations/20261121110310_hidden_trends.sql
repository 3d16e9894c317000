-- How administrators hide what must not show as a trend. The table stands with the other tables of the trends.
-- Its public functions are definer for the reason that list_activity_logs gives, and begin with require_admin.

/* One hidden entry as the API answers it: a hashtag with its '#'. */
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
  return (select coalesce(jsonb_agg(private.hidden_trend_json(h) order by h.id desc), '[]') from private.hidden_trends h);
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
  where t.token = case t.kind when 'emoji' then regexp_replace(word, '[\uFE0F\U0001F3FB-\U0001F3FF]', '', 'g') else word end
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

revoke all on function public.list_hidden_trends() from public, anon, authenticated, service_role;
revoke all on function public.hide_trend(text) from public, anon, authenticated, service_role;
revoke all on function public.unhide_trend(bigint) from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function public.list_hidden_trends(), public.hide_trend(text), public.unhide_trend(bigint) to authenticated;
