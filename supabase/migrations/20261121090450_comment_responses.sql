-- The responses to comments: begun, stored or failed, by an administrator's click or by the queue's worker.
--
-- The public functions are definer because nobody holds a write privilege on the table. Those for a click call
-- private.require_admin first; those for the worker are executable by the server alone.

/*
 * What a response is written from: outcome 'pending' with the comment and its post, 'responded' when somebody was
 * faster, 'rate_limited', 'disabled' for an automatic response after the switch was turned off, or 'not_found'.
 * Automatic responses share one limit, so that a flood of comments cannot become a flood of responses.
 */
create function private.begin_comment_response(p_id bigint, p_automatic boolean, p_actor_id uuid, p_at timestamptz)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored public.social_comments;
  post public.social_posts;
  wait integer;
begin
  select * into stored from public.social_comments where id = p_id;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  if stored.is_responded then
    return jsonb_build_object('outcome', 'responded', 'comment', private.comment_json(stored));
  end if;
  if p_automatic and not (select auto_respond from public.admin_settings) then
    return jsonb_build_object('outcome', 'disabled');
  end if;
  wait := private.take_rate_limits(
    array[case when p_automatic then 'auto_response' else 'response_account' end],
    array[case when p_automatic then 'all' else p_actor_id::text end], p_at
  );
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  select * into post from public.social_posts where id = stored.post_id;
  return jsonb_build_object(
    'outcome', 'pending', 'comment', private.comment_json(stored),
    'post', post.content, 'hashtags', coalesce(post.hashtags, '{}'),
    'others', (
      select coalesce(jsonb_agg(response), '[]')
      from (
        select response from public.social_comments
        where post_id = stored.post_id and is_responded and id <> p_id
        order by responded_at desc limit 200
      ) latest
    )
  );
end
$$;

/* For the caller's click, now. */
create function public.begin_comment_response(p_id bigint) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  return private.begin_comment_response(p_id, false, actor, now());
end
$$;

/* For the worker, now. Definer: counts in private, which no API role may enter. */
create function public.begin_automatic_response(p_id bigint) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.begin_comment_response(p_id, true, null, now())
$$;

/*
 * Stores a response, unless there is one: one conditional update decides, the second caller gets the first response and
 * no log entry. Returns the comment with already_responded; null when the comment is gone.
 */
create function private.complete_comment_response(
  p_id bigint, p_response text, p_automatic boolean, p_reason text, p_actor_id uuid, p_at timestamptz
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored public.social_comments;
  was_first boolean;
begin
  update public.social_comments set
    is_responded = true, response = p_response, responded_at = p_at, is_automatic = p_automatic, failure = null
  where id = p_id and not is_responded
  returning * into stored;
  was_first := found;
  if was_first then
    perform private.log_activity(
      p_actor_id, 'comment_response',
      case when p_automatic then 'Responded to a comment automatically' else 'Responded to a comment' end,
      jsonb_strip_nulls(jsonb_build_object(
        'commentId', p_id::text, 'postId', stored.post_id::text, 'automatic', p_automatic, 'preparedResponse', p_reason
      )), p_at
    );
  else
    select * into stored from public.social_comments where id = p_id;
    if not found then
      return null;
    end if;
  end if;
  return private.comment_json(stored) || jsonb_build_object('already_responded', not was_first);
end
$$;

/* For the caller's click, now. */
create function public.complete_comment_response(p_id bigint, p_response text, p_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  return private.complete_comment_response(p_id, p_response, false, p_reason, actor, now());
end
$$;

/*
 * For the worker, now. p_actor_id entered the comment; their account may be gone. Definer: the log is written by
 * functions in private.
 */
create function public.complete_automatic_response(p_id bigint, p_response text, p_reason text, p_actor_id uuid)
returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.complete_comment_response(
    p_id, p_response, true, p_reason, (select id from auth.users where id = p_actor_id), now()
  )
$$;

/* Notes on a pending comment why it has no response. Returns the comment as it is now; null when it is gone. */
create function private.fail_comment_response(p_id bigint, p_failure text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored public.social_comments;
begin
  update public.social_comments set failure = p_failure where id = p_id and not is_responded;
  select * into stored from public.social_comments where id = p_id;
  return case when found then private.comment_json(stored) end;
end
$$;

/* For the caller's click. */
create function public.fail_comment_response(p_id bigint, p_failure text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.fail_comment_response(p_id, p_failure);
end
$$;

/* For the worker. Definer: calls private functions. */
create function public.fail_automatic_response(p_id bigint, p_failure text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.fail_comment_response(p_id, p_failure)
$$;

grant execute on function
  public.begin_comment_response(bigint),
  public.complete_comment_response(bigint, text, text),
  public.fail_comment_response(bigint, text)
to authenticated;
grant execute on function
  public.begin_automatic_response(bigint),
  public.complete_automatic_response(bigint, text, text, uuid),
  public.fail_automatic_response(bigint, text)
to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('response_account', 120, interval '1 hour'),  -- responses asked for with a click
  ('auto_response', 30, interval '1 hour');  -- automatic responses, all together
