-- What browsers refused to load because of the Content-Security-Policy, counted by day.

create table private.csp_reports (
  day date not null,
  directive text not null constraint csp_reports_directive_length check (char_length(directive) between 1 and 40),
  blocked text not null constraint csp_reports_blocked_length check (char_length(blocked) between 1 and 100),
  count integer not null default 1,
  primary key (day, directive, blocked)
);

comment on table private.csp_reports is 'At most 200 rows a day; what would be more is counted as blocked = ''other''.';
comment on column private.csp_reports.blocked is
  'The origin that was blocked, or a keyword such as inline, eval or data; never a path.';

alter table private.csp_reports enable row level security;
alter table private.csp_reports force row level security;

/*
 * Counts reports, given as [{"directive", "blocked"}].
 * Returns the seconds to wait when the sender reported too often; nothing is counted then.
 */
create function private.count_csp_reports(p_sender_hash text, p_reports jsonb, p_at timestamptz) returns integer
language plpgsql
set search_path = ''
as $$
declare
  rows_per_day_max constant integer := 200;
  wait integer := private.take_rate_limits(array['csp_address'], array[p_sender_hash], p_at);
  report record;
  full_day boolean;
begin
  if wait > 0 then
    return wait;
  end if;
  for report in
    select left(r ->> 'directive', 40) as directive, left(r ->> 'blocked', 100) as blocked
    from jsonb_array_elements(p_reports) as r
    order by 1, 2  -- two senders at once lock rows in one order
  loop
    full_day := (select count(*) from private.csp_reports where day = private.utc_day(p_at)) >= rows_per_day_max;
    insert into private.csp_reports as known (day, directive, blocked)
    values (
      private.utc_day(p_at), report.directive,
      case when full_day and not exists (
        select from private.csp_reports
        where day = private.utc_day(p_at) and directive = report.directive and blocked = report.blocked
      ) then 'other' else report.blocked end
    )
    on conflict (day, directive, blocked) do update set count = known.count + 1;
  end loop;
  return 0;
end
$$;

/* Definer: the table is in private, which no API role may enter. */
create function public.count_csp_reports(p_sender_hash text, p_reports jsonb) returns integer
language sql security definer
set search_path = ''
as $$
  select private.count_csp_reports(p_sender_hash, p_reports, now())
$$;

grant execute on function public.count_csp_reports(text, jsonb) to service_role;

insert into private.rate_limit_rules (kind, hits_max, period) values
  ('csp_address', 60, interval '1 hour');
