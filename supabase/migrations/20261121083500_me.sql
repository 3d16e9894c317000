-- All that the signed-in person is to the page. After accounts, plans and quota, of which it is put together.

/*
 * All that the signed-in person is to the page, in one call. Null when the account is gone but its token is not.
 * Definer: reads the verified address from auth.users and asks private.access_at.
 */
create function private.me(p_user_id uuid, p_at timestamptz) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', person.id, 'username', person.username, 'email', account.email,
    'is_premium', access.is_premium, 'premium_access', access.premium_access,
    'premium_until', private.iso(access.premium_until),
    'stripe_subscription_id', access.stripe_subscription_id, 'stripe_customer_id', access.stripe_customer_id,
    'is_admin', exists (select from public.user_roles where user_id = person.id and role = 'admin')
  ) || private.usage_at(person.id, access.premium_access, p_at)
  from public.profiles person
  join auth.users account on account.id = person.id
  cross join private.access_at(person.id, p_at) as access
  where person.id = p_user_id
$$;

create function public.me() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return private.me(private.caller_id(), now()) || jsonb_build_object('second_factor', private.second_factor_state());
end
$$;

grant execute on function public.me() to authenticated;
