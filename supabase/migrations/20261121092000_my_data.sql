-- Everything that an account holds, for the person's own download. Captions and generations are read in pages, so that
-- no statement grows with the history.

/*
 * What the auth server knows of an account's open sessions. Its columns differ between versions: those it has are
 * given.
 */
create function private.sessions_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'startedAt', private.iso((entry.kept ->> 'created_at')::timestamptz),
    'lastUsedAt', private.iso(coalesce(
      (entry.kept ->> 'refreshed_at')::timestamp at time zone 'UTC', (entry.kept ->> 'updated_at')::timestamptz
    )),
    'userAgent', entry.kept ->> 'user_agent', 'networkAddress', entry.kept ->> 'ip'
  ) order by entry.kept ->> 'created_at' desc), '[]')
  from (select to_jsonb(s) as kept from auth.sessions s where s.user_id = p_user_id) as entry
$$;

/*
 * How the account signs in: with a password or through another provider. Dynamic: not every auth server has the table.
 */
create function private.sign_in_methods_of(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  methods jsonb;
begin
  if to_regclass('auth.identities') is null then
    return '[]';
  end if;
  execute 'select coalesce(jsonb_agg(jsonb_build_object(''provider'', provider, ''email'', identity_data ->> ''email'',
      ''createdAt'', private.iso(created_at)) order by created_at), ''[]'')
    from auth.identities where user_id = $1' into methods using p_user_id;
  return methods;
end
$$;

/* The account's security events, newest first, without hashes. */
create function private.security_events_of(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'at', private.iso(at), 'lastAt', private.iso(last_at), 'count', count, 'device', device
  ) order by at desc), '[]')
  from private.security_events where user_id = p_user_id
$$;

/*
 * The account but for its captions and generations; null when it is gone. No password hash, no token, no key.
 * In plpgsql, so that it may use functions of later files.
 */
create function private.my_data(p_user_id uuid, p_at timestamptz) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (select jsonb_build_object(
    'exportedAt', private.iso(p_at),
    'profile', jsonb_build_object(
      'id', person.id, 'username', person.username, 'email', account.email, 'createdAt', private.iso(person.created_at),
      'emailConfirmedAt', private.iso(account.email_confirmed_at), 'lastSignInAt', private.iso(account.last_sign_in_at)
    ),
    'tone', person.tone,
    'signature', person.signature,
    'hashtagSets', private.caption_endings(person.id) -> 'sets',
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.user_roles where user_id = person.id),
    'signInMethods', private.sign_in_methods_of(person.id),
    'sessions', private.sessions_of(person.id),
    'securityEvents', private.security_events_of(person.id),
    'subscription', (
      select jsonb_build_object(
        'customerId', s.stripe_customer_id, 'subscriptionId', s.stripe_subscription_id, 'status', s.status,
        'currentPeriodStart', private.iso(s.current_period_start),
        'currentPeriodEnd', private.iso(s.current_period_end),
        'cancelAtPeriodEnd', s.cancel_at_period_end, 'endsAt', private.iso(s.ends_at)
      ) from public.subscriptions s where s.user_id = person.id and s.stripe_customer_id is not null
    ),
    'promoCodes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', code, 'usedAt', private.iso(used_at), 'expiresAt', private.iso(expires_at)
      ) order by id), '[]') from public.promo_codes where used_by = person.id
    ),
    'usage', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'used', used) order by day), '[]')
      from public.daily_usage where user_id = person.id
    ),
    'trendCounts', (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', kind, 'token', token, 'lastDay', last_day) order by last_day, token
      ), '[]')
      from private.trend_users where user_id = person.id
    ),
    'suggestions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'suggestion', suggestion, 'username', username, 'email', email, 'createdAt', private.iso(created_at)
      ) order by id), '[]') from public.suggestions where user_id = person.id
    ),
    'contactMessages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', name, 'email', email, 'message', message, 'createdAt', private.iso(created_at)
      ) order by id), '[]') from public.contact_messages where user_id = person.id
    ),
    'adminActivity', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'actionType', action_type, 'description', description, 'metadata', metadata,
        'createdAt', private.iso(created_at)
      ) order by id), '[]') from public.activity_logs where actor_id = person.id
    )
  )
  from public.profiles person join auth.users account on account.id = person.id
  where person.id = p_user_id);
end
$$;

/* Definer: reads private and the auth schema, which the API roles cannot. */
create function public.my_data() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.my_data(private.caller_id(), now())
$$;

/*
 * One page of what the caller's generations cost, newest first; null when the account or session is gone. Both cursor
 * parts are given or neither. Definer: the table is in private.
 */
create function public.list_generations(
  p_limit integer, p_before_at timestamptz default 'infinity',
  p_before_id uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if not exists (select from public.profiles where id = caller) then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'purpose', page.purpose, 'status', page.status, 'model', page.model, 'inputTokens', page.input_tokens,
      'outputTokens', page.output_tokens, 'milliseconds', page.milliseconds, 'reservedAt', page.reserved_at
    ) order by page.reserved_at desc, page.id desc), '[]')
    from (
      select * from private.generations
      where user_id = caller and (reserved_at, id) < (p_before_at, p_before_id)
      order by reserved_at desc, id desc
      limit least(p_limit, 1000)
    ) as page
  );
end
$$;

grant execute on function
  public.my_data(),
  public.list_generations(integer, timestamptz, uuid)
to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('export_account', 10, interval '1 hour');  -- downloads of the account's data, in either format
