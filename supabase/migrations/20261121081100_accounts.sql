-- Who a person is to this product: a profile beside the auth server's account, made together with it.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null
    constraint profiles_username_length check (char_length(username) between 3 and 40)
    constraint profiles_username_line check (private.is_visible(username) and username = private.one_line(username)),
  tone text constraint profiles_tone_length check (char_length(tone) <= 4000),
  tone_off text[] not null default '{}' constraint profiles_tone_off check (
    cardinality(tone_off) <= 20 and array_position(tone_off, null) is null
  ),
  signature text constraint profiles_signature_length check (char_length(signature) between 1 and 200),
  history_cleared_to timestamptz (3) not null default '-infinity',
  history_cleared_from timestamptz (3) not null default '-infinity',
  history_cleared_at timestamptz (3),
  history_changed_at timestamptz (3),
  created_at timestamptz (3) not null default now()
);

comment on table public.profiles is 'One row per account, made when the account is made.';
comment on column public.profiles.tone is
  'The person''s own style with example captions; captions are written to sound like it.';
comment on column public.profiles.tone_off is
  'Points read from the tone that the person switched off; the contract names them.';

comment on column public.profiles.signature is 'What the person puts under captions.';
comment on column public.profiles.history_cleared_to is
  'Captions up to this time are cleared: hidden at once and deleted by a job.';
comment on column public.profiles.history_cleared_from is
  'What history_cleared_to was before the latest clearing, which an undo puts back.';
comment on column public.profiles.history_cleared_at is
  'When the history was cleared; null once the cleared captions are deleted.';
comment on column public.profiles.history_changed_at is
  'When captions were deleted, cleared or restored. Live updates carry it, because they never show a hidden caption.';

-- Does not refer to the account: a history of any length must not delay the account's end.
create table private.history_owners (
  user_id uuid primary key,
  account_deleted_at timestamptz (3)
);

comment on table private.history_owners is
  'The owner of an account''s captions and generations, one row each. It outlives the account until a job removed these.';
comment on column private.history_owners.account_deleted_at is
  'When the account was deleted; its captions and generations are nobody''s from then on.';

create index history_owners_deleted_idx on private.history_owners (account_deleted_at)
where account_deleted_at is not null;

-- Names that look alike in every casing and width are one: NFKC makes plain letters of styled ones.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));

alter table public.profiles enable row level security;
alter table public.profiles force row level security;
alter table private.history_owners enable row level security;
alter table private.history_owners force row level security;

create policy "People read their own profile" on public.profiles
for select to authenticated
using (id = (select auth.uid()) and (select public.session_is_live()));

/*
 * A username for an account that brought none or an unusable one (social sign-in): made from its name or address, free.
 */
create function private.fallback_username(name text, email text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  stem text := btrim(left(
    coalesce(nullif(private.one_line(name), ''), private.one_line(split_part(email, '@', 1)), ''), 30
  ));
  candidate text;
begin
  if char_length(stem) < 3 or not private.is_visible(stem) then
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
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wished text := private.one_line(new.raw_user_meta_data ->> 'username');
begin
  if wished is null or char_length(wished) not between 3 and 40 or not private.is_visible(wished) then
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

/* Whether a username is in use, in any casing and width. For the sign-up call; the unique index decides races. */
create function public.username_is_taken(p_username text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.profiles where lower(normalize(username, nfkc)) = lower(normalize(btrim(p_username), nfkc))
  )
$$;

/*
 * Returns outcome 'changed', 'taken', 'rate_limited' or 'no_account'. The unique index decides races; the table's
 * checks refuse a name that the contract would have refused or changed.
 */
create function private.change_username(p_user_id uuid, p_username text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'username_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  begin
    update public.profiles set username = p_username where id = p_user_id;
  exception
    when unique_violation then
      return jsonb_build_object('outcome', 'taken');
  end;
  return jsonb_build_object('outcome', case when found then 'changed' else 'no_account' end);
end
$$;

/* Definer: people hold no write grant on profiles. */
create function public.change_username(p_username text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.change_username(private.caller_id(), p_username, now())
$$;

create trigger create_profile after insert on auth.users
for each row execute function private.create_profile();

grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
grant execute on function public.change_username(text) to authenticated;
grant execute on function public.username_is_taken(text) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('username_account', 20, interval '1 hour');
