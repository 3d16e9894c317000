-- The person's caption style, which their captions are written to sound like. It is stored in public.profiles.

/*
 * The caller's caption style, '' when there is none, with the points of it that are switched off; null when the account
 * or session is gone. Invoker.
 */
create function public.my_tone() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('tone', coalesce(tone, ''), 'off', tone_off)
  from public.profiles where id = (select auth.uid()) and public.session_is_live()
$$;

/*
 * Stores the caption style and what of it is switched off; an empty one removes it. Returns outcome 'saved',
 * 'rate_limited' or 'no_account'.
 */
create function private.save_tone(p_user_id uuid, p_tone text, p_off text[], p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'tone_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  update public.profiles set tone = nullif(p_tone, ''), tone_off = coalesce(p_off, '{}') where id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'saved' else 'no_account' end);
end
$$;

/* Definer: people hold no write grant on profiles. */
create function public.save_tone(p_tone text, p_off text[] default '{}') returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_tone(private.caller_id(), p_tone, p_off, now())
$$;

grant execute on function
  public.my_tone(),
  public.save_tone(text, text[])
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('tone_account', 60, interval '1 hour');
