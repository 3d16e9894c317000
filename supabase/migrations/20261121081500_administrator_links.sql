-- The link, mailed to ADMIN_EMAIL, that makes an account an administrator. Typing an address makes nobody one.

create table private.admin_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null constraint admin_links_email_lower check (email = lower(email)),
  token_hash text not null constraint admin_links_token_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint admin_links_expire_later check (expires_at > created_at)
);

comment on table private.admin_links is
  'The one link per account that gives the administrator role; a newer one replaces it.';
comment on column private.admin_links.token_hash is
  'SHA-256 of the token, in hexadecimal digits; only the mail holds the token.';

alter table private.admin_links enable row level security;
alter table private.admin_links force row level security;

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
    email = excluded.email, token_hash = excluded.token_hash,
    created_at = excluded.created_at, expires_at = excluded.expires_at;
  return jsonb_build_object('outcome', 'created', 'expires_at', private.iso(p_at + lifetime));
end
$$;

/* Definer: the table is in private, which no API role may enter. */
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
 * Definer, as create_admin_link.
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
 * Returns whether the account is an administrator by it.
 */
create function private.use_admin_link(p_user_id uuid, p_email text, p_token_hash text, p_at timestamptz)
returns boolean
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

/* Definer, as create_admin_link. */
create function public.use_admin_link(p_user_id uuid, p_email text, p_token_hash text) returns boolean
language sql security definer
set search_path = ''
as $$
  select private.use_admin_link(p_user_id, p_email, p_token_hash, now())
$$;

grant execute on function
  public.create_admin_link(uuid, text, text, text, boolean),
  public.discard_admin_link(uuid, text),
  public.use_admin_link(uuid, text, text)
to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('admin_link_email', 3, interval '1 hour'),  -- links mailed to one address
  ('admin_link_account', 10, interval '1 hour');  -- links asked for or used by one account
