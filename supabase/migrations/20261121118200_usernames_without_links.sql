-- No username is the address of a website, or contains one: other people read usernames, and nobody should be led
-- anywhere by one.

/* Whether a name contains what could be taken for the address of a website; hasLink of the contract is the same. */
create function private.has_link(p_name text) returns boolean
language sql immutable
set search_path = ''
as $$
  select normalize(p_name, nfkc) ~* (
    ':/|//|www[.。]|[^\s.][.。](com|net|org|info|biz|io|co|ai|app|dev|site|website|online|shop|store|xyz|top|club|live'
    || '|link|click|page|me|tv|cc|ly|gg|to|pw|icu|win|vip|zip|mov|pro|fun|support|help|gift|tech|cloud|world|today|news'
    || '|blog|space|ru|cn|us|uk|eu|de|fr|es|it|pt|nl|br|in|ch|at|be|pl|ca|au|jp|tk|ml|ga|cf|gq)(?![[:alnum:]_-])'
  )
$$;

-- The constraint is checked as the role that writes.
grant execute on function private.has_link(text) to service_role;

/*
 * A username for an account that brought none or an unusable one (social sign-in): made from its name or address, free.
 */
create or replace function private.fallback_username(name text, email text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  stem text := btrim(left(
    coalesce(nullif(private.one_line(name), ''), private.one_line(split_part(email, '@', 1)), ''), 30
  ));
  candidate text;
begin
  if char_length(stem) < 3 or not private.is_visible(stem) or private.has_link(stem) then
    stem := 'writer';
  end if;
  candidate := stem;
  while exists (
    select from public.profiles where lower(normalize(username, nfkc)) = lower(normalize(candidate, nfkc))
  ) loop
    candidate := stem || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 6);
  end loop;
  return candidate;
end
$$;

/*
 * Makes the profile in the same transaction as the account, so that neither exists without the other.
 * A wished username that is taken fails on profiles_username_key and with it the whole sign-up.
 * Definer: the auth server's own role has no rights on public tables.
 */
create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wished text := private.one_line(new.raw_user_meta_data ->> 'username');
begin
  if wished is null or char_length(wished) not between 3 and 40 or not private.is_visible(wished)
    or private.has_link(wished) then
    wished := private.fallback_username(
      coalesce(
        new.raw_user_meta_data ->> 'user_name', new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name'
      ),
      new.email
    );
  end if;
  insert into public.profiles (id, username) values (new.id, wished);
  insert into private.history_owners (user_id) values (new.id);
  return new;
end
$$;

update public.profiles set username = 'writer-' || left(id::text, 8)
where private.has_link(username);

alter table public.profiles add constraint profiles_username_link check (not private.has_link(username));
