-- Suggestions for improvement, from the Generate tab.

create table public.suggestions (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  suggestion text not null constraint suggestions_length check (char_length(suggestion) between 1 and 500)
    constraint suggestions_visible check (private.is_visible(suggestion)),
  username text not null,
  email text not null,
  created_at timestamptz (3) not null default now()
);

comment on table public.suggestions is
  'username and email are the account''s own at the time of writing, never what a request said.';

create index suggestions_user_idx on public.suggestions (user_id);

alter table public.suggestions enable row level security;
alter table public.suggestions force row level security;

create policy "Administrators read suggestions" on public.suggestions
for select to authenticated
using ((select public.is_admin()));

/* Stores a suggestion under the account's own name. Returns outcome 'created', 'rate_limited' or 'no_account'. */
create function private.create_suggestion(p_user_id uuid, p_suggestion text, p_at timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refused jsonb := private.refused_call(p_user_id, 'suggestion_account', p_at);
begin
  if refused is not null then
    return refused;
  end if;
  insert into public.suggestions (user_id, suggestion, username, email, created_at)
  select person.id, p_suggestion, person.username, account.email, p_at
  from public.profiles person join auth.users account on account.id = person.id
  where person.id = p_user_id;
  return jsonb_build_object('outcome', case when found then 'created' else 'no_account' end);
end
$$;

/* Definer: counts in private and reads the address from auth.users. */
create function public.create_suggestion(p_suggestion text) returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.create_suggestion(private.caller_id(), p_suggestion, now())
$$;

grant select on public.suggestions to authenticated;
grant select, insert, update, delete on public.suggestions to service_role;
grant execute on function public.create_suggestion(text) to authenticated;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('suggestion_account', 20, interval '1 hour');
