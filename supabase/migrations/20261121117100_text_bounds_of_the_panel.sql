-- The functions of administrators with the bounded texts of the file before this one.

drop function
  public.begin_article_draft(text),
  public.complete_comment_response(bigint, text, text),
  public.create_activity_log(text, text, jsonb),
  public.create_article(text, text, text, text, text, text),
  public.create_promo_code(text, integer),
  public.create_social_comment(bigint, text),
  public.create_social_post(text, text, text[], timestamptz, text, boolean),
  public.fail_comment_response(bigint, text),
  public.hide_trend(text),
  public.mark_social_post_posted(bigint, text),
  public.update_article(uuid, text, text, text, text, text, text),
  public.update_promo_code(bigint, text, integer),
  public.update_social_post(bigint, text, text, text[], timestamptz, text);

/*
 * Counts one draft and tells which titles and pictures the category's latest articles have, newest first, so that the
 * next article and its cover are others.
 */
create function public.begin_article_draft(p_category public.short_text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wait integer := private.take_draft(private.require_admin());
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'allowed',
      'titles', coalesce(jsonb_agg(title order by created_at desc, id desc), '[]'),
      'image_urls', coalesce(jsonb_agg(image_url order by created_at desc, id desc), '[]')
    )
    from (
      select id, created_at, title, image_url from public.articles
      where category = p_category order by created_at desc, id desc limit 30
    ) as latest
  );
end
$$;

/* For the caller's click, now. */
create function public.complete_comment_response(p_id bigint, p_response public.short_text, p_reason public.short_text)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  return private.complete_comment_response(p_id, p_response, false, p_reason, actor, now());
end
$$;

/* Stores what a client reports. Returns outcome 'created' with the entry, or 'rate_limited'. */
create function public.create_activity_log(
  p_action_type public.short_text, p_description public.short_text, p_metadata public.short_json
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  wait integer;
  stored public.activity_logs;
begin
  if not private.hold_account(actor) then
    raise exception 'administrators only' using errcode = 'insufficient_privilege';
  end if;
  wait := private.take_rate_limits(array['activity_account'], array[actor::text], now());
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  insert into public.activity_logs (action_type, description, metadata, actor_id, reported)
  values (p_action_type, p_description, p_metadata, actor, true)
  returning * into stored;
  return jsonb_build_object('outcome', 'created', 'entry', private.activity_json(stored));
end
$$;

/* Stores an article. Its HTML was sanitized; the table's checks refuse what is not. */
create function public.create_article(
  p_title public.short_text, p_summary public.short_text, p_content public.long_text, p_image_url public.middle_text,
  p_category public.short_text, p_writer public.short_text
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.articles;
begin
  perform private.require_admin();
  insert into public.articles (title, summary, content, image_url, category, writer)
  values (p_title, p_summary, p_content, p_image_url, p_category, p_writer)
  returning * into stored;
  return private.article_json(stored);
end
$$;

create function public.create_promo_code(p_code public.short_text, p_days integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.create_promo_code(p_code, p_days, now());
end
$$;

/*
 * Stores a comment. Returns outcome 'created', with the leased job of responding to it if that happens without a click,
 * or 'no_post'.
 */
create function public.create_social_comment(p_post_id bigint, p_comment public.middle_text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
  stored public.social_comments;
begin
  if p_post_id is not null and not exists (select from public.social_posts where id = p_post_id) then
    return jsonb_build_object('outcome', 'no_post');
  end if;
  insert into public.social_comments (post_id, comment) values (p_post_id, p_comment) returning * into stored;
  return jsonb_build_object(
    'outcome', 'created', 'comment', private.comment_json(stored),
    'job', case when (select auto_respond from public.admin_settings) then private.begin_job(
      'comment_response', stored.id::text, jsonb_build_object('comment_id', stored.id::text, 'actor_id', actor), now()
    ) end
  );
exception
  -- The post went away between the look and the insert.
  when foreign_key_violation then
    return jsonb_build_object('outcome', 'no_post');
end
$$;

create function public.create_social_post(
  p_platform public.short_text, p_content public.middle_text, p_hashtags public.text_list, p_scheduled_for timestamptz,
  p_media_url public.middle_text, p_is_generated boolean
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

/* For the caller's click. */
create function public.fail_comment_response(p_id bigint, p_failure public.short_text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.fail_comment_response(p_id, p_failure);
end
$$;

/*
 * Hides one hashtag, with or without its '#', or one emoji: from the newest stored trends at once, and from every later
 * run. Hiding it again changes nothing. Returns null when the text is neither.
 */
create function public.hide_trend(p_entry public.short_text) returns jsonb
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

/*
 * Marks a post as posted; null when there is none. One conditional update decides: whoever comes second gets the post
 * as it is. An id of the platform can still be added by whoever knows it.
 */
create function public.mark_social_post_posted(p_id bigint, p_platform_post_id public.short_text) returns jsonb
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

/* Changes an article; null when there is none. A null writer leaves the one it has. */
create function public.update_article(
  p_id uuid, p_title public.short_text, p_summary public.short_text, p_content public.long_text,
  p_image_url public.middle_text, p_category public.short_text, p_writer public.short_text
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.articles;
begin
  perform private.require_admin();
  update public.articles set
    title = p_title, summary = p_summary, content = p_content, image_url = p_image_url, category = p_category,
    writer = coalesce(p_writer, writer)
  where id = p_id
  returning * into stored;
  return case when found then private.article_json(stored) end;
end
$$;

create function public.update_promo_code(p_id bigint, p_code public.short_text, p_days integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.update_promo_code(p_id, p_code, p_days, now());
end
$$;

/*
 * Changes a post until it is posted. The row is locked first: an edit that comes after the mark changes nothing.
 * Returns outcome 'updated' with the post, 'posted' or 'not_found'. Only a change is logged.
 */
create function public.update_social_post(
  p_id bigint, p_platform public.short_text, p_content public.middle_text, p_hashtags public.text_list,
  p_scheduled_for timestamptz, p_media_url public.middle_text
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

grant execute on function
  public.begin_article_draft(public.short_text),
  public.complete_comment_response(bigint, public.short_text, public.short_text),
  public.create_activity_log(public.short_text, public.short_text, public.short_json),
  public.create_article(public.short_text, public.short_text, public.long_text, public.middle_text, public.short_text, public.short_text),
  public.create_promo_code(public.short_text, integer),
  public.create_social_comment(bigint, public.middle_text),
  public.create_social_post(public.short_text, public.middle_text, public.text_list, timestamptz, public.middle_text, boolean),
  public.fail_comment_response(bigint, public.short_text),
  public.hide_trend(public.short_text),
  public.mark_social_post_posted(bigint, public.short_text),
  public.update_article(uuid, public.short_text, public.short_text, public.long_text, public.middle_text, public.short_text, public.short_text),
  public.update_promo_code(bigint, public.short_text, integer),
  public.update_social_post(bigint, public.short_text, public.middle_text, public.text_list, timestamptz, public.middle_text)
to authenticated;
