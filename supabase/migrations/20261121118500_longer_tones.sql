-- A tone may be as long as people's own examples are: up to 20,000 characters. The page names no bound.

alter table public.profiles
  drop constraint profiles_tone_length,
  add constraint profiles_tone_length check (char_length(tone) <= 20000);

drop function public.save_tone(public.middle_text, public.text_list);

/* Definer: people hold no write grant on profiles. */
create function public.save_tone(p_tone public.long_text, p_off public.text_list default '{}') returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.save_tone(private.caller_id(), p_tone, p_off, now())
$$;

grant execute on function public.save_tone(public.long_text, public.text_list) to authenticated;

comment on domain public.middle_text is 'A post, an address: at most 10,000 characters.';
comment on domain public.long_text is 'An article, a tone: at most 100,000 characters.';
