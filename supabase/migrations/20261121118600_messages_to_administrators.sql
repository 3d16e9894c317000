-- What people write to the administrators, in one list: messages to support, and suggestions, which are mailed as well.

create index suggestions_newest_idx on public.suggestions (created_at desc, id desc);

/* Stores a suggestion under the account's own name. Returns outcome 'created' with its ID, 'rate_limited' or 'no_account'. */
create or replace function private.create_suggestion(p_user_id uuid, p_suggestion text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'suggestion_account', p_at);
  stored_id bigint;
begin
  if refused is not null then
    return refused;
  end if;
  insert into public.suggestions (user_id, suggestion, username, email, created_at)
  select person.id, p_suggestion, person.username, account.email, p_at
  from public.profiles person join auth.users account on account.id = person.id
  where person.id = p_user_id
  returning id into stored_id;
  if stored_id is null then
    return jsonb_build_object('outcome', 'no_account');
  end if;
  return jsonb_build_object('outcome', 'created', 'id', stored_id::text);
end
$$;

/* A suggestion with its sender, for the mail; null when it is gone. */
create function public.suggestion_to_mail(p_id bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', username, 'email', email, 'message', suggestion)
  from public.suggestions where id = p_id
$$;

/* One page of messages to support and suggestions, newest first. Both cursor parts are given or neither. */
create function public.list_messages(
  p_limit integer, p_before_at timestamptz default 'infinity', p_before_id public.short_text default ''
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'kind', page.kind, 'name', page.name, 'email', page.email, 'text', page.text,
      'timestamp', private.iso(page.created_at)
    ) order by page.created_at desc, page.id desc), '[]')
    from (
      (
        select ('contact-' || m.id) collate "C" as id, 'contact' as kind, m.name, m.email, m.message as text, m.created_at
        from public.contact_messages m
        where m.created_at <= p_before_at and (m.created_at, ('contact-' || m.id) collate "C") < (p_before_at, p_before_id collate "C")
        order by m.created_at desc, 1 desc
        limit least(p_limit, 101)
      )
      union all
      (
        select ('suggestion-' || s.id) collate "C", 'suggestion', s.username, s.email, s.suggestion, s.created_at
        from public.suggestions s
        where s.created_at <= p_before_at and (s.created_at, ('suggestion-' || s.id) collate "C") < (p_before_at, p_before_id collate "C")
        order by s.created_at desc, 1 desc
        limit least(p_limit, 101)
      )
      order by created_at desc, id desc
      limit least(p_limit, 101)
    ) as page
  );
end
$$;

grant execute on function public.suggestion_to_mail(bigint) to service_role;
grant execute on function public.list_messages(integer, timestamptz, public.short_text) to authenticated;
