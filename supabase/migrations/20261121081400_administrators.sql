-- Who is an administrator, and how everything that is only for administrators asks for it. One administrator always
-- remains.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role check (role in ('admin')),
  source text not null default 'operator'
    constraint user_roles_source check (source in ('setting', 'link', 'operator')),
  created_at timestamptz (3) not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Roles live here and never in a token, so that taking one away works at once.';
comment on column public.user_roles.source is
'How the role was given: by ADMIN_EMAIL when the local stack made the account, by a mailed link, or by an operator.';

alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;

create policy "People read their own roles" on public.user_roles
for select to authenticated
using (user_id = (select auth.uid()) and (select public.session_is_live()));

/*
 * Whether the caller is an administrator, in a session that lives and with the second factor where that is required.
 * For policies and for the API.
 */
create function public.is_admin() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  ) and public.session_is_live() and public.second_factor_is_settled()
$$;

/* The caller's id when the session lives and has the role; an error otherwise. First in every function of the panel. */
create function private.require_admin() returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null or not public.is_admin() then
    raise exception 'administrators only' using errcode = 'insufficient_privilege';
  end if;
  return caller;
end
$$;

/*
 * Whether the caller may use the panel: 'admin', 'second_factor' when only that is missing, 'forbidden', or
 * 'no_account' when the account or session is gone. Definer: asks private.caller_id.
 */
create function public.admin_access() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when not exists (select from public.profiles where id = private.caller_id()) then 'no_account'
    when public.is_admin() then 'admin'
    when exists (select from public.user_roles where user_id = private.caller_id() and role = 'admin')
      then 'second_factor'
    else 'forbidden'
  end
$$;

/* Counts one draft for the caller. Returns the seconds to wait, 0 when it is allowed. */
create function private.take_draft(p_actor_id uuid) returns integer
language sql
set search_path = ''
as $$
  select private.take_rate_limits(array['draft_account'], array[p_actor_id::text], now())
$$;

/*
 * Whether deleting this account would leave nobody with the role. For the API, which asks before it ends what cannot be
 * taken back; the trigger decides races. Definer: reads the roles of all people.
 */
create function public.is_last_administrator(p_user_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = p_user_id and role = 'admin')
    and not exists (select from public.user_roles where user_id <> p_user_id and role = 'admin')
$$;

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
      using errcode = 'restrict_violation',
        hint = 'Give the role to another account first: npm run admin -- grant <email>';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

/* Emptying the table at once would pass by the trigger that keeps an administrator. */
create function private.refuse_truncation() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '%.% cannot be truncated: one administrator always remains.', tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end
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

/* Who is an administrator, as [{"email", "username", "source", "since"}], the oldest first. */
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

create trigger keep_an_administrator before delete or update on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_an_administrator();

create trigger refuse_truncation before truncate on public.user_roles
for each statement execute function private.refuse_truncation();

grant select on public.user_roles to authenticated;
grant select, insert, delete on public.user_roles to service_role;
grant execute on function
  public.is_admin(),
  public.admin_access()
to authenticated;
grant execute on function
  public.is_last_administrator(uuid),
  public.grant_admin(text),
  public.revoke_admin(text),
  public.list_admins()
to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('draft_account', 30, interval '1 hour');  -- articles and posts written for an administrator
