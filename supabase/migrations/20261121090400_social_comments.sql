-- Comments that people found under posts. comment_responses.sql has the responses to them.
--
-- The public functions are definer because nobody holds a write privilege on the table; each calls
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

alter table public.social_comments enable row level security;
alter table public.social_comments force row level security;

create policy "Administrators read social comments" on public.social_comments
for select to authenticated
using ((select public.is_admin()));

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
 * Stores a comment. Returns outcome 'created', with the leased job of responding to it if that happens without a click,
 * or 'no_post'.
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

grant select on public.social_comments to authenticated;
grant select, insert, update, delete on public.social_comments to service_role;
grant execute on function
  public.list_social_comments(integer, timestamptz, bigint),
  public.create_social_comment(bigint, text)
to authenticated;
