-- Posts that administrators schedule and publish by hand, with the numbers they bring back.
--
-- The public functions are definer because nobody holds a write privilege on the table; each calls
-- private.require_admin first.

create table public.social_posts (
  id bigint generated always as identity primary key,
  platform text not null constraint social_posts_platform check (platform in ('instagram')),
  content text not null constraint social_posts_content_length check (char_length(content) between 1 and 2200)
    constraint social_posts_content_visible check (private.is_visible(content)),
  hashtags text[] not null default '{}' constraint social_posts_hashtags_count check (
    cardinality(hashtags) <= 30 and private.are_hashtags(hashtags)
  ),
  scheduled_for timestamptz (3) not null,
  media_url text
    constraint social_posts_media_url check (media_url ~ '^https?://[^\s/]\S*$' and char_length(media_url) <= 2000),
  is_posted boolean not null default false,
  platform_post_id text
    constraint social_posts_platform_post_id check (char_length(platform_post_id) between 1 and 200),
  posted_at timestamptz (3),
  is_generated boolean not null default false,
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  shares integer not null default 0 check (shares >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  conversions integer not null default 0 check (conversions >= 0),
  created_at timestamptz (3) not null default now(),
  -- Ascending: what waits by its time, so that due posts come first, then what is posted, newest first. Milliseconds of
  -- the years 1 to 9999 stay below 10^15, and the API's cursors need numbers below 2^53.
  list_order bigint not null generated always as (
    case when is_posted then 1000000000000000 - (extract(epoch from scheduled_for at time zone 'UTC') * 1000)::bigint
    else (extract(epoch from scheduled_for at time zone 'UTC') * 1000)::bigint end
  ) stored,
  -- As it is published: the text, then its hashtags behind an empty line.
  constraint social_posts_whole_length check (
    char_length(content)
      + case when hashtags = '{}' then 0 else 2 + char_length('#' || array_to_string(hashtags, ' #')) end <= 2200
  ),
  constraint social_posts_posted_at check (is_posted = (posted_at is not null))
);

comment on table public.social_posts is 'Posts that wait for their time, and those that were posted.';
comment on column public.social_posts.platform_post_id is 'What the platform calls the published post.';

create index social_posts_list_idx on public.social_posts (list_order, id);
create index social_posts_newest_idx on public.social_posts (id desc) include (content);

alter table public.social_posts enable row level security;
alter table public.social_posts force row level security;

create policy "Administrators read social posts" on public.social_posts
for select to authenticated
using ((select public.is_admin()));

/* One post as the API returns it. */
create function private.post_json(p_post public.social_posts, p_at timestamptz) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_post.id::text, 'platform', p_post.platform, 'content', p_post.content, 'hashtags', p_post.hashtags,
    'scheduled_for', private.iso(p_post.scheduled_for), 'media_url', p_post.media_url, 'is_posted', p_post.is_posted,
    'post_id', p_post.platform_post_id, 'posted_at', private.iso(p_post.posted_at),
    'is_due', not p_post.is_posted and p_post.scheduled_for <= p_at, 'is_generated', p_post.is_generated,
    'likes', p_post.likes, 'comments', p_post.comments, 'shares', p_post.shares, 'clicks', p_post.clicks,
    'conversions', p_post.conversions, 'created_at', private.iso(p_post.created_at), 'list_order', p_post.list_order
  )
$$;

/* One page of posts behind a cursor, due ones first. */
create function public.list_social_posts(
  p_limit integer, p_after_order bigint default -9223372036854775808, p_after_id bigint default 0
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.post_json(page, now()) order by page.list_order, page.id), '[]')
    from (
      select * from public.social_posts
      where (list_order, id) > (p_after_order, p_after_id)
      order by list_order, id
      limit least(p_limit, 101)
    ) as page
  );
end
$$;

/* Counts one draft and tells what was posted lately, so that the next post is another one. */
create function public.begin_social_post() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wait integer := private.take_draft(private.require_admin());
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  return jsonb_build_object('outcome', 'allowed', 'recent', (
    select coalesce(jsonb_agg(content), '[]')
    from (select content from public.social_posts order by id desc limit 20) as latest
  ));
end
$$;

create function public.create_social_post(
  p_platform text, p_content text, p_hashtags text[], p_scheduled_for timestamptz, p_media_url text,
  p_is_generated boolean
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  stored public.social_posts;
begin
  insert into public.social_posts (platform, content, hashtags, scheduled_for, media_url, is_generated)
  values (p_platform, p_content, p_hashtags, p_scheduled_for, p_media_url, p_is_generated)
  returning * into stored;
  perform private.log_activity(
    -- The time is data: the page shows it in the reader's time zone.
    actor, 'post_created', 'Scheduled a post',
    jsonb_build_object(
      'postId', stored.id::text, 'platform', p_platform, 'generated', p_is_generated,
      'scheduledFor', private.iso(stored.scheduled_for)
    ), now()
  );
  return private.post_json(stored, now());
end
$$;

/*
 * Changes a post until it is posted. The row is locked first: an edit that comes after the mark changes nothing.
 * Returns outcome 'updated' with the post, 'posted' or 'not_found'. Only a change is logged.
 */
create function public.update_social_post(
  p_id bigint, p_platform text, p_content text, p_hashtags text[], p_scheduled_for timestamptz, p_media_url text
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  before public.social_posts;
  stored public.social_posts;
begin
  select * into before from public.social_posts where id = p_id for update;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if before.is_posted then
    return jsonb_build_object('outcome', 'posted');
  end if;
  update public.social_posts set
    platform = p_platform, content = p_content, hashtags = p_hashtags, scheduled_for = p_scheduled_for,
    media_url = p_media_url
  where id = p_id
  returning * into stored;
  if stored is distinct from before then
    perform private.log_activity(
      actor, 'post_analytics', 'Edited a post',
      jsonb_build_object('action', 'edited', 'postId', p_id::text, 'scheduledFor', private.iso(stored.scheduled_for)),
      now()
    );
  end if;
  return jsonb_build_object('outcome', 'updated', 'post', private.post_json(stored, now()));
end
$$;

/*
 * Marks a post as posted; null when there is none. One conditional update decides: whoever comes second gets the post
 * as it is. An id of the platform can still be added by whoever knows it.
 */
create function public.mark_social_post_posted(p_id bigint, p_platform_post_id text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  stored public.social_posts;
begin
  update public.social_posts set is_posted = true, posted_at = now() where id = p_id and not is_posted;
  if found then
    perform private.log_activity(
      actor, 'post_analytics', 'Marked a post as posted',
      jsonb_strip_nulls(jsonb_build_object(
        'action', 'posted', 'postId', p_id::text, 'platformPostId', p_platform_post_id
      )), now()
    );
  end if;
  update public.social_posts set platform_post_id = p_platform_post_id
  where id = p_id and platform_post_id is null and p_platform_post_id is not null;
  select * into stored from public.social_posts where id = p_id;
  return case when found then private.post_json(stored, now()) end;
end
$$;

/* Sets a post's numbers, a null leaves one as it is; null when there is no such post. Only a change is logged. */
create function public.update_social_post_engagement(
  p_id bigint, p_likes integer, p_comments integer, p_shares integer, p_clicks integer, p_conversions integer
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  stored public.social_posts;
begin
  update public.social_posts set
    likes = coalesce(p_likes, likes), comments = coalesce(p_comments, comments), shares = coalesce(p_shares, shares),
    clicks = coalesce(p_clicks, clicks), conversions = coalesce(p_conversions, conversions)
  where id = p_id and (likes, comments, shares, clicks, conversions) is distinct from (
    coalesce(p_likes, likes), coalesce(p_comments, comments), coalesce(p_shares, shares),
    coalesce(p_clicks, clicks), coalesce(p_conversions, conversions)
  )
  returning * into stored;
  if found then
    perform private.log_activity(
      actor, 'post_analytics', 'Updated a post''s engagement metrics',
      jsonb_build_object(
        'action', 'engagement', 'postId', p_id::text,
        'likes', stored.likes, 'comments', stored.comments, 'shares', stored.shares,
        'clicks', stored.clicks, 'conversions', stored.conversions
      ), now()
    );
    return private.post_json(stored, now());
  end if;
  select * into stored from public.social_posts where id = p_id;
  return case when found then private.post_json(stored, now()) end;
end
$$;

/* Deletes a post; false when it was gone already. Its comments stay. */
create function public.delete_social_post(p_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  delete from public.social_posts where id = p_id;
  if not found then
    return false;
  end if;
  perform private.log_activity(
    actor, 'post_analytics', 'Deleted a post', jsonb_build_object('action', 'deleted', 'postId', p_id::text), now()
  );
  return true;
end
$$;

grant select on public.social_posts to authenticated;
grant select, insert, update, delete on public.social_posts to service_role;
grant execute on function
  public.list_social_posts(integer, bigint, bigint),
  public.begin_social_post(),
  public.create_social_post(text, text, text[], timestamptz, text, boolean),
  public.update_social_post(bigint, text, text, text[], timestamptz, text),
  public.mark_social_post_posted(bigint, text),
  public.update_social_post_engagement(bigint, integer, integer, integer, integer, integer),
  public.delete_social_post(bigint)
to authenticated;
