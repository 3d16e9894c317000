-- What visitors and members write to support. Stored before it is mailed, so that no mail server can lose it.

create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text not null constraint contact_messages_name_length check (char_length(name) between 2 and 100),
  email text not null constraint contact_messages_email_length check (char_length(email) between 3 and 254),
  message text not null constraint contact_messages_message_length check (char_length(message) between 10 and 6000),
  created_at timestamptz (3) not null default now(),
  mailed_at timestamptz (3)
);

comment on table public.contact_messages is 'Sent by anyone, signed in or not; the address is what the sender typed.';
comment on column public.contact_messages.user_id is
  'Who was signed in while writing; null for visitors. Only these are in a person''s download: anyone may type any address.';
comment on column public.contact_messages.mailed_at is
  'When the mail server took it; null when mail is not configured or failed.';

create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_newest_idx on public.contact_messages (created_at desc, id desc);

alter table public.contact_messages enable row level security;
alter table public.contact_messages force row level security;

create policy "Administrators read contact messages" on public.contact_messages
for select to authenticated
using ((select public.is_admin()));

/*
 * Stores a message. p_sender_hash is the keyed hash of the network address, p_user_id the signed-in sender or null.
 * Returns outcome 'created', with the leased job of mailing it if p_mail, or 'rate_limited'.
 */
create function private.create_contact_message(
  p_name text, p_email text, p_message text, p_sender_hash text, p_at timestamptz, p_user_id uuid default null,
  p_mail boolean default false
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
  stored_id bigint;
begin
  wait := private.take_rate_limits(array['contact_address'], array[p_sender_hash], p_at);
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  -- The sender's account may have been deleted since the session was checked: then the message is a visitor's.
  insert into public.contact_messages (user_id, name, email, message, created_at)
  values ((select id from auth.users where id = p_user_id for key share), p_name, p_email, p_message, p_at)
  returning id into stored_id;
  return jsonb_build_object('outcome', 'created', 'id', stored_id::text, 'job', case when p_mail then private.begin_job(
    'mail', 'contact:' || stored_id, jsonb_build_object('kind', 'contact_message', 'message_id', stored_id::text), p_at
  ) end);
end
$$;

/* Definer: counts in private, which no API role may enter. */
create function public.create_contact_message(
  p_name text, p_email text, p_message text, p_sender_hash text, p_user_id uuid default null,
  p_mail boolean default false
)
returns jsonb
language sql security definer
set search_path = ''
as $$
  select private.create_contact_message(p_name, p_email, p_message, p_sender_hash, now(), p_user_id, p_mail)
$$;

/* A message that no mail server has taken yet; null when one has, or when the message is gone. */
create function public.contact_message_to_mail(p_id bigint) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', name, 'email', email, 'message', message)
  from public.contact_messages where id = p_id and mailed_at is null
$$;

/* Notes that the mail server took a message. */
create function public.contact_message_mailed(p_id bigint) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.contact_messages set mailed_at = now() where id = p_id and mailed_at is null;
  return found;
end
$$;

grant select on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;
grant execute on function
  public.create_contact_message(text, text, text, text, uuid, boolean),
  public.contact_message_to_mail(bigint),
  public.contact_message_mailed(bigint)
to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('contact_address', 10, interval '1 hour');
