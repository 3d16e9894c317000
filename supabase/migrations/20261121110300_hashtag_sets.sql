-- What a person puts under captions: named sets of hashtags, and a signature, which is stored in public.profiles.

create table public.hashtag_sets (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null
    constraint hashtag_sets_name_length check (char_length(name) between 1 and 40)
    constraint hashtag_sets_name_line check (private.is_visible(name) and name = private.one_line(name)),
  hashtags text[] not null
    constraint hashtag_sets_count check (cardinality(hashtags) between 1 and 30)
    constraint hashtag_sets_words check (private.are_hashtags(hashtags)),
  created_at timestamptz (3) not null
);

comment on table public.hashtag_sets is 'Hashtags that a person keeps under a name, at most 20 sets each.';
comment on column public.hashtag_sets.hashtags is 'In their order, without the ''#''.';

create index hashtag_sets_user_id_idx on public.hashtag_sets (user_id, id);

alter table public.hashtag_sets enable row level security;
alter table public.hashtag_sets force row level security;

create policy "People read their own hashtag sets" on public.hashtag_sets
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

/* The person's sets in the order in which they were made, and the signature, '' when there is none. */
create function private.caption_endings(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'sets', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', id::text, 'name', name, 'hashtags', hashtags) order by id
      ), '[]')
      from public.hashtag_sets where user_id = person.id
    ),
    'signature', coalesce(person.signature, '')
  )
  from public.profiles person where person.id = p_user_id
$$;

/*
 * Stores a set, or changes the one that p_id names. Returns outcome 'saved' with its id, 'not_found', 'too_many',
 * 'rate_limited' or 'no_account'. The profile's lock makes parallel calls count each other's sets.
 */
create function private.save_hashtag_set(
  p_user_id uuid, p_id bigint, p_name text, p_hashtags text[], p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
  saved_id bigint;
begin
  perform from public.profiles where id = p_user_id for no key update;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  wait := private.take_rate_limits(array['hashtag_set_account'], array[p_user_id::text], p_at);
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  if p_id is not null then
    update public.hashtag_sets set name = p_name, hashtags = p_hashtags
    where id = p_id and user_id = p_user_id
    returning id into saved_id;
  elsif (select count(*) from public.hashtag_sets where user_id = p_user_id) >= 20 then
    return jsonb_build_object('outcome', 'too_many');
  else
    insert into public.hashtag_sets (user_id, name, hashtags, created_at)
    values (p_user_id, p_name, p_hashtags, p_at)
    returning id into saved_id;
  end if;
  if saved_id is null then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  return jsonb_build_object('outcome', 'saved', 'id', saved_id::text);
end
$$;

/* Returns outcome 'deleted', 'not_found' or 'no_account'. */
create function private.delete_hashtag_set(p_user_id uuid, p_id bigint) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if p_user_id is null then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  delete from public.hashtag_sets where id = p_id and user_id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'deleted' else 'not_found' end);
end
$$;

/* Stores the signature; an empty one removes it. Returns outcome 'saved', 'rate_limited' or 'no_account'. */
create function private.save_signature(p_user_id uuid, p_signature text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'hashtag_set_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  update public.profiles set signature = nullif(p_signature, '') where id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'saved' else 'no_account' end);
end
$$;

-- Definer: people hold no write grant on their sets and their profile, and no right on the schema private.
create function public.caption_endings() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.caption_endings(private.caller_id())
$$;

create function public.save_hashtag_set(p_name text, p_hashtags text[], p_id bigint default null) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_hashtag_set(private.caller_id(), p_id, p_name, p_hashtags, now())
$$;

create function public.delete_hashtag_set(p_id bigint) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.delete_hashtag_set(private.caller_id(), p_id)
$$;

create function public.save_signature(p_signature text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_signature(private.caller_id(), p_signature, now())
$$;

grant select on public.hashtag_sets to authenticated;
grant select, insert, update, delete on public.hashtag_sets to service_role;
grant execute on function
  public.caption_endings(),
  public.save_hashtag_set(text, text[], bigint),
  public.delete_hashtag_set(bigint),
  public.save_signature(text)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('hashtag_set_account', 120, interval '1 hour');
