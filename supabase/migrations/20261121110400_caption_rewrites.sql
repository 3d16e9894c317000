-- Rewriting and adapting a caption of the history: whose caption it is, what counts for the day, and what it cost. The
-- reservations are rows of private.generations and are released as those of generations are.

/*
 * Rewrites per generation that do not count, without premium access; equals freeRewritesPerGeneration of the contract.
 */
create function private.free_rewrites_per_generation() returns integer
language sql immutable
set search_path = ''
as 'select 3';

/* The rewrites of an entry that will not count; null with premium access, which has no limit. */
create function private.rewrites_left(p_entry_id bigint, p_premium_access boolean) returns integer
language sql stable
set search_path = ''
as $$
  select case when not p_premium_access then greatest(0, private.free_rewrites_per_generation() - (
    select count(*)::integer from private.generations
    where entry_id = p_entry_id and purpose = 'rewrite' and status <> 'released' and not counted
  )) end
$$;

/* What a writer needs to know about an entry and its person. */
create function private.rewrite_context(p_entry public.caption_history, p_person public.profiles) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'keyword', (p_entry).keyword, 'intent', (p_entry).intent, 'language', (p_entry).language,
    'platform', (p_entry).platform, 'tone', (p_person).tone, 'tone_off', (p_person).tone_off
  )
$$;

/* A caption of one's own history, for what can be done with it: null when it is not the person's or does not exist. */
create function private.find_rewritable(p_user_id uuid, p_entry_id bigint, p_place integer, p_at timestamptz)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  person public.profiles;
  entry public.caption_history;
  access record;
begin
  select * into person from public.profiles where id = p_user_id;
  select * into entry from public.caption_history
  where id = p_entry_id and user_id = p_user_id and p_place between 0 and cardinality(captions) - 1
    and deleted_at is null and created_at > person.history_cleared_to;
  if entry.id is null or person.id is null then
    return null;
  end if;
  select * into access from private.access_at(p_user_id, p_at);
  return private.rewrite_context(entry, person) || jsonb_build_object(
    'premium_access', access.premium_access, 'rewrites_left', private.rewrites_left(p_entry_id, access.premium_access)
  );
end
$$;

/*
 * Reserves one rewrite or adaptation of a caption, in the same order of locks as reserve_generation.
 * Without premium access, the first rewrites of an entry do not count, and each further one counts as a generation. An
 * adaptation counts as one generation; the same text of the same entry is free for the rest of the day if the rules
 * alone had adapted it, because the result is the same.
 * Returns outcome 'reserved', 'quota_spent', 'rate_limited', 'not_found' or 'no_account'.
 */
create function private.reserve_rewrite(
  p_user_id uuid, p_entry_id bigint, p_place integer, p_purpose text, p_text text, p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  entry public.caption_history;
  access record;
  counted boolean;
  hash bytea;
  taken jsonb;
begin
  select * into person from public.profiles where id = p_user_id for no key update;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  select * into entry from public.caption_history
  where id = p_entry_id and user_id = p_user_id and p_place between 0 and cardinality(captions) - 1
    and deleted_at is null and created_at > person.history_cleared_to;
  if not found then
    return jsonb_build_object('outcome', 'not_found');
  end if;
  perform private.release_lost_generations(p_user_id, p_at);
  select * into access from private.access_at(p_user_id, p_at);

  if p_purpose = 'rewrite' then
    counted := access.premium_access or private.rewrites_left(p_entry_id, false) = 0;
  else
    hash := sha256(convert_to(p_text, 'UTF8'));
    counted := not exists (
      select from private.generations
      where entry_id = p_entry_id and purpose = 'adaptation' and status = 'completed' and model = 'built-in'
        and text_hash = hash and day = private.utc_day(p_at)
    );
  end if;
  taken := private.take_generation(p_user_id, p_at, false, p_purpose, counted, p_entry_id, hash);
  if taken ->> 'outcome' <> 'reserved' then
    return taken;
  end if;
  return taken || private.rewrite_context(entry, person);
end
$$;

/*
 * Ends the reservation of a rewrite or an adaptation with its cost, once. The text is the page's to save.
 * Returns outcome 'completed' with the usage and the rewrites that are left, 'gone' or 'no_account', as
 * complete_generation.
 */
create function private.complete_rewrite(
  p_generation_id uuid, p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer,
  p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  done private.generations;
  access record;
begin
  done := private.end_reservation(
    p_generation_id, true, p_model, p_input_tokens, p_output_tokens, p_milliseconds, p_at
  );
  if done.id is null then
    return private.lost_reservation(p_generation_id);
  end if;
  select * into access from private.access_at(done.user_id, p_at);
  return jsonb_build_object(
    'outcome', 'completed', 'rewrites_left', private.rewrites_left(done.entry_id, access.premium_access)
  ) || private.usage_at(done.user_id, access.premium_access, p_at);
end
$$;

/* Definer, all three: the tables are written by nobody else, and users have no right on the schema private. */
create function public.find_rewritable(p_entry_id bigint, p_place integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.find_rewritable(private.caller_id(), p_entry_id, p_place, now())
$$;

create function public.reserve_rewrite(p_entry_id bigint, p_place integer, p_purpose text, p_text text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.reserve_rewrite(private.caller_id(), p_entry_id, p_place, p_purpose, p_text, now())
$$;

create function public.complete_rewrite(
  p_generation_id uuid, p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.complete_rewrite(
    p_generation_id, p_model, p_input_tokens, p_output_tokens, p_milliseconds, now()
  )
$$;

grant execute on function
  public.find_rewritable(bigint, integer),
  public.reserve_rewrite(bigint, integer, text, text)
to authenticated;
grant execute on function public.complete_rewrite(uuid, text, integer, integer, integer) to service_role;
