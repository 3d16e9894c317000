-- The end of a reservation that has captions: the history entry, and what the generation cost.
--
-- The public functions are definer because the tables are written by nobody else. None takes a time. They are the
-- server's alone, so that a session that ends while the model writes loses nothing and nobody can invent a cost.

/*
 * Ends a reservation of captions, or of a rewrite or an adaptation, with its cost. All columns are null when it was
 * given back or used before, and when it went with its account: private.lost_reservation tells which.
 */
create function private.end_reservation(
  p_generation_id uuid, p_rewrites boolean,
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer, p_at timestamptz
) returns private.generations
language sql
set search_path = ''
as $$
  update private.generations set
    status = 'completed', finished_at = p_at,
    model = p_model, input_tokens = p_input_tokens, output_tokens = p_output_tokens, milliseconds = p_milliseconds
  where id = p_generation_id and status = 'reserved' and (purpose <> 'captions') = p_rewrites
  returning *
$$;

/* Why a reservation could not be ended, as an outcome. */
create function private.lost_reservation(p_generation_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('outcome', case
    when exists (select from private.generations where id = p_generation_id) then 'gone' else 'no_account'
  end)
$$;

/*
 * Turns a reservation into history and cost, once. Visitors have no history, so their captions are not stored.
 * Captions that are sent one by one: p_captions is the first, and the cost is null until private.extend_generation has
 * it.
 * p_network_hash is the keyed hash of the person's network address, kept until the caption is counted for the trends.
 * p_repeats says that the person has had all of these captions before: then nothing new was given, and nothing is counted.
 * Returns outcome 'completed', 'gone' when the reservation was given back or used before, or 'no_account' when it went
 * with its account.
 */
create function private.complete_generation(
  p_generation_id uuid, p_keyword text, p_platform text, p_captions text[],
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer, p_at timestamptz,
  p_network_hash text default null, p_intent text default null, p_language text default null,
  p_repeats boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  done private.generations;
  entry public.caption_history;
  access record;
begin
  done := private.end_reservation(
    p_generation_id, false, p_model, p_input_tokens, p_output_tokens, p_milliseconds, p_at
  );
  if done.id is null then
    return private.lost_reservation(p_generation_id);
  end if;
  if done.user_id is null then
    return jsonb_build_object('outcome', 'completed');
  end if;

  insert into public.caption_history (user_id, keyword, platform, captions, intent, language, has_photo, created_at)
  values (done.user_id, p_keyword, p_platform, p_captions, p_intent, p_language, done.has_photo, p_at)
  returning * into entry;
  if p_network_hash is not null then
    insert into private.caption_networks (history_id, network_hash) values (entry.id, p_network_hash);
  end if;
  if p_repeats and done.counted then
    update public.daily_usage set used = greatest(0, used - 1) where user_id = done.user_id and day = done.day;
    update private.generations set counted = false where id = done.id;
  end if;
  select * into access from private.access_at(done.user_id, p_at);
  return jsonb_build_object('outcome', 'completed', 'id', entry.id::text, 'created_at', private.iso(entry.created_at))
    || private.usage_at(done.user_id, access.premium_access, p_at);
end
$$;

/*
 * Adds captions to the entry of a completed generation, in the order in which they passed, and what it cost once that
 * is known. p_place is the place of the first of p_captions in the entry. Captions that are there already are not added
 * again, so that the same call may be repeated. Captions that do not follow the last one are a fault of the server.
 * Returns outcome 'extended', 'gone' when the person has deleted the entry, or 'no_account' when the generation went
 * with its account. The usage comes with all of them but the last.
 */
create function private.extend_generation(
  p_generation_id uuid, p_entry_id bigint, p_place integer, p_captions text[],
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer, p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  done private.generations;
  held integer;
  access record;
begin
  update private.generations set
    finished_at = p_at,
    model = coalesce(model, p_model), input_tokens = coalesce(input_tokens, p_input_tokens),
    output_tokens = coalesce(output_tokens, p_output_tokens), milliseconds = coalesce(milliseconds, p_milliseconds)
  where id = p_generation_id and status = 'completed' and user_id is not null
  returning * into done;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;

  select cardinality(captions) into held from public.caption_history
  where id = p_entry_id and user_id = done.user_id for update;
  if held < p_place then
    raise exception 'caption % of entry % does not follow caption %', p_place, p_entry_id, held - 1;
  end if;
  if held < p_place + cardinality(p_captions) then
    update public.caption_history set captions = captions || p_captions[held - p_place + 1:]
    where id = p_entry_id and user_id = done.user_id;
  end if;
  select * into access from private.access_at(done.user_id, p_at);
  return jsonb_build_object('outcome', case when held is null then 'gone' else 'extended' end)
    || private.usage_at(done.user_id, access.premium_access, p_at);
end
$$;

create function public.complete_generation(
  p_generation_id uuid, p_keyword text, p_platform text, p_captions text[],
  p_model text, p_input_tokens integer, p_output_tokens integer, p_milliseconds integer,
  p_network_hash text default null, p_intent text default null, p_language text default null,
  p_repeats boolean default false
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.complete_generation(
    p_generation_id, p_keyword, p_platform, p_captions, p_model, p_input_tokens, p_output_tokens, p_milliseconds, now(),
    p_network_hash, p_intent, p_language, p_repeats
  )
$$;

create function public.extend_generation(
  p_generation_id uuid, p_entry_id bigint, p_place integer, p_captions text[],
  p_model text default null, p_input_tokens integer default null, p_output_tokens integer default null,
  p_milliseconds integer default null
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.extend_generation(
    p_generation_id, p_entry_id, p_place, p_captions, p_model, p_input_tokens, p_output_tokens, p_milliseconds, now()
  )
$$;

grant execute on function
  public.complete_generation(uuid, text, text, text[], text, integer, integer, integer, text, text, text, boolean),
  public.extend_generation(uuid, bigint, integer, text[], text, integer, integer, integer)
to service_role;
