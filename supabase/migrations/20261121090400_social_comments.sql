-- Comments that people found under posts, the responses to them, and the switch for automatic responses.
--
-- The public functions are definer because nobody holds a write privilege on the tables; each calls
-- private.require_admin first.

create table public.social_comments (
  id bigint generated always as identity primary key,
  post_id bigint references public.social_posts (id) on delete set null,
  comment text not null constraint social_comments_comment_length check (char_length(comment) between 1 and 2200)
    constraint social_comments_comment_visible check (private.is_visible(comment)),
  is_responded boolean not null default false,
  response text constraint social_comments_response_length check (char_length(response) between 1 and 400)
    constraint social_comments_response_visible check (private.is_visible(response)),
  responded_at timestamptz (3),
  is_automatic boolean not null default false,
  failure text constraint social_comments_failure_length check (char_length(failure) between 1 and 300),
  created_at timestamptz (3) not null default now(),
  constraint social_comments_response_is_whole check (
    is_responded = (response is not null) and is_responded = (responded_at is not null)
    and not (is_responded and failure is not null)
  )
);

comment on table public.social_comments is 'Comments that administrators entered, with their responses.';
comment on column public.social_comments.failure is 'Why the last try to respond failed, in words for the panel.';

create index social_comments_newest_idx on public.social_comments (created_at desc, id desc);
create index social_comments_post_id_idx on public.social_comments (post_id);

create table public.admin_settings (
  id boolean primary key default true constraint admin_settings_one_row check (id),
  auto_respond boolean not null default false,
  updated_at timestamptz (3) not null default now()
);

comment on table public.admin_settings is 'One row: what holds for the whole product.';

alter table public.social_comments enable row level security;
alter table public.social_comments force row level security;
alter table public.admin_settings enable row level security;
alter table public.admin_settings force row level security;

create policy "Administrators read social comments" on public.social_comments
for select to authenticated
using ((select public.is_admin()));

create policy "Administrators read settings" on public.admin_settings
for select to authenticated
using ((select public.is_admin()));

/* Whether comments get a response without a click. */
create function public.get_auto_respond() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select auto_respond from public.admin_settings);
end
$$;

/* Sets the switch and returns it. Only a change is logged. */
create function public.set_auto_respond(p_enabled boolean) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  actor uuid := private.require_admin();
begin
  update public.admin_settings set auto_respond = p_enabled, updated_at = now() where auto_respond <> p_enabled;
  if found then
    perform private.log_activity(
      actor, 'auto_respond_toggle', case when p_enabled then 'Auto-respond enabled' else 'Auto-respond disabled' end,
      jsonb_build_object('enabled', p_enabled), now()
    );
  end if;
  return p_enabled;
end
$$;

/* One comment as the API returns it, with the beginning of the post it stands under. */
create function private.comment_json(p_comment public.social_comments) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_comment.id::text, 'post_id', p_comment.post_id::text,
    'post_content', (select left(content, 200) from public.social_posts where id = p_comment.post_id),
    'comment', p_comment.comment, 'is_responded', p_comment.is_responded, 'response', p_comment.response,
    'responded_at', private.iso(p_comment.responded_at), 'is_automatic', p_comment.is_automatic,
    'failure', p_comment.failure, 'created_at', private.iso(p_comment.created_at)
  )
$$;

/* One page of comments, newest first. Both cursor parts are given or neither. */
create function public.list_social_comments(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.comment_json(page) order by page.created_at desc, page.id desc), '[]')
    from (
      select * from public.social_comments
      where (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 101)
    ) as page
  );
end
$$;

/*
 * Stores a comment. Returns outcome 'created', with the leased job of responding to it if that happens without a click, or
 * 'no_post'.
 */
create function public.create_social_comment(p_post_id bigint, p_comment text) returns jsonb
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
    'post', post.content, 'hashtags', coalesce(post.hashtags, '{}')
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

grant select on public.social_comments to authenticated;
grant select, insert, update, delete on public.social_comments to service_role;
grant select on public.admin_settings to authenticated;
grant select, insert, update, delete on public.admin_settings to service_role;
grant execute on function
  public.get_auto_respond(),
  public.set_auto_respond(boolean),
  public.list_social_comments(integer, timestamptz, bigint),
  public.create_social_comment(bigint, text),
  public.begin_comment_response(bigint),
  public.complete_comment_response(bigint, text, text),
  public.fail_comment_response(bigint, text)
to authenticated;
grant execute on function
  public.begin_automatic_response(bigint),
  public.complete_automatic_response(bigint, text, text, uuid),
  public.fail_automatic_response(bigint, text)
to service_role;

insert into public.admin_settings default values;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('response_account', 120, interval '1 hour'),  -- responses asked for with a click
  ('auto_response', 30, interval '1 hour');  -- automatic responses, all together
