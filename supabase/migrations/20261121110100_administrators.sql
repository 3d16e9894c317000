-- How an account becomes administrator: by a link mailed to ADMIN_EMAIL, or by the operator's command. Never by typing
-- an address. One administrator always remains.

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('admin_link_email', 3, interval '1 hour'),      -- links mailed to one address
  ('admin_link_account', 10, interval '1 hour');   -- links asked for or used by one account

create table private.admin_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null constraint admin_links_email_lower check (email = lower(email)),
  token_hash text not null constraint admin_links_token_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint admin_links_expire_later check (expires_at > created_at)
);

comment on table private.admin_links is 'The one link per account that gives the administrator role; a newer one replaces it.';
comment on column private.admin_links.token_hash is 'SHA-256 of the token, in hexadecimal digits; only the mail holds the token.';

alter table private.admin_links enable row level security;
alter table private.admin_links force row level security;

/*
 * Keeps the last administrator, whoever deletes the role or the account it belongs to. The lock makes changes wait for
 * each other, so that two administrators cannot remove one another at once; the row locks make a transaction fail that
 * looks at an older state.
 * Definer: deletions come from roles that cannot read every row.
 */
create function private.keep_an_administrator() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.user_id = old.user_id then
    return new;
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtext('public.user_roles'));
  perform from public.user_roles where role = 'admin' and user_id <> old.user_id order by user_id for update;
  if not found then
    raise exception 'The last administrator cannot be removed.'
      using errcode = 'restrict_violation', hint = 'Give the role to another account first: npm run admin -- grant <email>';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger keep_an_administrator before delete or update on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_an_administrator();

/* Emptying the table at once would pass by the trigger above. */
create function private.refuse_truncation() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%.% cannot be truncated: one administrator always remains.', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
$$;

create trigger refuse_truncation before truncate on public.user_roles
for each statement execute function private.refuse_truncation();

/*
 * Whether deleting this account would leave nobody with the role. For the API, which asks before it ends what cannot be
 * taken back; the trigger decides races. Definer, as the rest of this file: reads rows of all people.
 */
create function public.is_last_administrator(p_user_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin')
$$;

/*
 * Stores a link to be mailed to p_email, which must be the account's own address.
 * p_email_hash: under which the mails to that address are counted.
 * p_renew: also when an earlier one still works, which ends then.
 * Returns outcome 'created' with expires_at, 'not_needed' (not that account, administrator already, or an earlier link
 * works) or 'rate_limited' with retry_after.
 */
create function private.create_admin_link(
  p_user_id uuid, p_email text, p_email_hash text, p_token_hash text, p_renew boolean, p_at timestamptz
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  lifetime constant interval := interval '1 hour';
  wait integer;
begin
  -- Two requests of one account at once make one link.
  perform from public.profiles where id = p_user_id for no key update;
  if not exists (select from auth.users where id = p_user_id and lower(email) = lower(p_email))
    or exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    or (not p_renew and exists (select from private.admin_links where user_id = p_user_id and expires_at > p_at)) then
    return jsonb_build_object('outcome', 'not_needed');
  end if;
  wait := private.take_rate_limits(array['admin_link_email'], array[p_email_hash], p_at);
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  insert into private.admin_links as l (user_id, email, token_hash, created_at, expires_at)
  values (p_user_id, lower(p_email), p_token_hash, p_at, p_at + lifetime)
  on conflict (user_id) do update set
    email = excluded.email, token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at;
  return jsonb_build_object('outcome', 'created', 'expires_at', private.iso(p_at + lifetime));
end
$$;

create function public.create_admin_link(
  p_user_id uuid, p_email text, p_email_hash text, p_token_hash text, p_renew boolean
) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.create_admin_link(p_user_id, p_email, p_email_hash, p_token_hash, p_renew, now())
$$;

/*
 * Takes back a link whose mail nobody took, so that the next sign-in sends another one. Returns whether there was one.
 */
create function public.discard_admin_link(p_user_id uuid, p_token_hash text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.admin_links where user_id = p_user_id and token_hash = p_token_hash;
  return found;
end
$$;

/*
 * Spends a link, once: gives its account the role. p_email is ADMIN_EMAIL now; a link for an earlier one gives nothing.
 * Returns whether the account is administrator by it.
 */
create function private.use_admin_link(p_user_id uuid, p_email text, p_token_hash text, p_at timestamptz) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.admin_links l
  where l.user_id = p_user_id and l.token_hash = p_token_hash and l.expires_at > p_at and l.created_at <= p_at
    and l.email = lower(p_email)
    and exists (select from auth.users where id = p_user_id and lower(email) = l.email);
  if not found then
    return false;
  end if;
  insert into public.user_roles (user_id, role, source) values (p_user_id, 'admin', 'link') on conflict do nothing;
  return true;
end
$$;

create function public.use_admin_link(p_user_id uuid, p_email text, p_token_hash text) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.use_admin_link(p_user_id, p_email, p_token_hash, now())
$$;

/* The operator's commands. The server's key may call them: whoever holds it may write the table anyway. */

/* Returns 'granted', 'already' or 'no_account'. */
create function public.grant_admin(p_email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  account uuid := (select id from auth.users where lower(email) = lower(btrim(p_email)));
begin
  if account is null then
    return 'no_account';
  end if;
  insert into public.user_roles (user_id, role, source) values (account, 'admin', 'operator') on conflict do nothing;
  return case when found then 'granted' else 'already' end;
end
$$;

/* Returns 'revoked', 'not_admin', 'last_administrator' or 'no_account'. */
create function public.revoke_admin(p_email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  account uuid := (select id from auth.users where lower(email) = lower(btrim(p_email)));
begin
  if account is null then
    return 'no_account';
  end if;
  delete from public.user_roles where user_id = account and role = 'admin';
  return case when found then 'revoked' else 'not_admin' end;
exception
  when restrict_violation then
    return 'last_administrator';
end
$$;

/* Who is administrator, as [{"email", "username", "source", "since"}], the oldest first. */
create function public.list_admins() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'email', account.email, 'username', person.username, 'source', held.source, 'since', private.iso(held.created_at)
  ) order by held.created_at, account.email), '[]')
  from public.user_roles held
  join auth.users account on account.id = held.user_id
  join public.profiles person on person.id = held.user_id
  where held.role = 'admin'
$$;

revoke all on function public.is_last_administrator(uuid) from public, anon, authenticated, service_role;
revoke all on function public.create_admin_link(uuid, text, text, text, boolean) from public, anon, authenticated, service_role;
revoke all on function public.discard_admin_link(uuid, text) from public, anon, authenticated, service_role;
revoke all on function public.use_admin_link(uuid, text, text) from public, anon, authenticated, service_role;
revoke all on function public.grant_admin(text) from public, anon, authenticated, service_role;
revoke all on function public.revoke_admin(text) from public, anon, authenticated, service_role;
revoke all on function public.list_admins() from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public;

grant execute on function
  public.is_last_administrator(uuid), public.create_admin_link(uuid, text, text, text, boolean),
  public.discard_admin_link(uuid, text), public.use_admin_link(uuid, text, text),
  public.grant_admin(text), public.revoke_admin(text), public.list_admins()
to service_role;
