-- How administrators list, create, change and delete promo codes.
--
-- The public functions are definer because nobody holds a write privilege on the table; each calls
-- private.require_admin first.

/* One code as the API returns it, with the address of the account that used it. */
create function private.promo_code_json(p_code public.promo_codes, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_code.id::text, 'code', p_code.code, 'expiry_date', private.iso(p_code.expires_at),
    'is_active', p_code.used_at is not null or p_code.used_by is not null, 'is_expired', p_code.expires_at <= p_at,
    'email', (select email from auth.users where id = p_code.used_by),
    'reserved_for', case when p_code.used_at is null and p_code.used_by is null then p_code.email end,
    'created_at', private.iso(p_code.created_at)
  )
$$;

/* One page of codes, newest first. Both cursor parts are given or neither. */
create function public.list_promo_codes(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id bigint default 9223372036854775807
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.promo_code_json(page, now()) order by page.created_at desc, page.id desc), '[]')
    from (
      select * from public.promo_codes
      where (created_at, id) < (p_before_at, p_before_id)
      order by created_at desc, id desc
      limit least(p_limit, 101)
    ) as page
  );
end
$$;

/* Makes a code that ends p_days after p_at; null when it exists. */
create function private.create_promo_code(p_code text, p_days integer, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored public.promo_codes;
begin
  insert into public.promo_codes (code, created_at, expires_at)
  values (upper(p_code), p_at, p_at + p_days * interval '24 hours')
  on conflict (code) do nothing
  returning * into stored;
  return case when found then private.promo_code_json(stored, p_at) end;
end
$$;

create function public.create_promo_code(p_code text, p_days integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.create_promo_code(p_code, p_days, now());
end
$$;

/*
 * Changes the text of an unused code and its days, which count from its creation. One conditional update decides: an
 * edit and an application at the same moment lock the row one after the other, and the second one sees what the first
 * one did. A code that waits for an address counts as used, because somebody was told that it is theirs.
 * Returns outcome 'updated' with the code, 'taken', 'used' or 'not_found'.
 */
create function private.update_promo_code(p_id bigint, p_code text, p_days integer, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  stored public.promo_codes;
begin
  update public.promo_codes set code = upper(p_code), expires_at = created_at + p_days * interval '24 hours'
  where id = p_id and used_at is null and used_by is null and email is null
  returning * into stored;
  if found then
    return jsonb_build_object('outcome', 'updated', 'code', private.promo_code_json(stored, p_at));
  end if;
  return jsonb_build_object(
    'outcome', case when exists (select from public.promo_codes where id = p_id) then 'used' else 'not_found' end
  );
exception
  when unique_violation then
    return jsonb_build_object('outcome', 'taken');
end
$$;

create function public.update_promo_code(p_id bigint, p_code text, p_days integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.update_promo_code(p_id, p_code, p_days, now());
end
$$;

/* Deletes a code and with it the access it gave; false when it was gone already. */
create function public.delete_promo_code(p_id bigint) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.promo_codes where id = p_id;
  return found;
end
$$;

grant execute on function
  public.list_promo_codes(integer, timestamptz, bigint),
  public.create_promo_code(text, integer),
  public.update_promo_code(bigint, text, integer),
  public.delete_promo_code(bigint)
to authenticated;
