-- What the assistant needs before it replies: whether this message is allowed, and what it may know about the person.

/*
 * Counts one message to the assistant, by the minute and by the plan's day, and returns the person's own plan and
 * usage.
 * Returns outcome 'allowed', 'rate_limited' or 'no_account'.
 */
create function private.begin_chat(p_user_id uuid, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  person public.profiles;
  access record;
  wait integer;
begin
  select * into person from public.profiles where id = p_user_id;
  if not found then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  select * into access from private.access_at(p_user_id, p_at);
  wait := private.take_rate_limits(
    array['chat_account', case when access.premium_access then 'chat_premium_day' else 'chat_free_day' end],
    array[p_user_id::text, p_user_id::text],
    p_at
  );
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  return jsonb_build_object(
    'outcome', 'allowed', 'username', person.username, 'has_tone', person.tone is not null,
    'is_premium', access.is_premium, 'premium_access', access.premium_access,
    'premium_until', private.iso(access.premium_until), 'subscribed', access.stripe_subscription_id is not null,
    'renews_at', case
      when access.is_premium and access.stripe_subscription_id is not null then
        (select private.iso(current_period_end) from public.subscriptions where user_id = p_user_id)
    end,
    'promo_code', (
      select code from public.promo_codes
      where used_by = p_user_id and expires_at > p_at
      order by expires_at desc limit 1
    )
  ) || private.usage_at(p_user_id, access.premium_access, p_at);
end
$$;

/* Definer: counts in private and asks private.access_at. */
create function public.begin_chat() returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.begin_chat(private.caller_id(), now())
$$;

grant execute on function public.begin_chat() to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('chat_account', 12, interval '1 minute'),
  ('chat_free_day', 60, interval '1 day'),
  ('chat_premium_day', 600, interval '1 day');
