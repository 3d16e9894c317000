begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

/* Runs a query as the administrator, with this assurance level. */
create function pg_temp.as_admin(p_level text, p_query text) returns text
language sql as $$ select pg_temp.at_level('00000000-0000-4000-8000-000000000002', p_level, p_query) $$;
create function pg_temp.state(p_level text, p_user_id uuid default '00000000-0000-4000-8000-000000000002') returns text
language sql as $$ select pg_temp.at_level(p_user_id, p_level, 'select public.me() ->> ''second_factor''') $$;
create function pg_temp.require(p_required boolean) returns text
language sql as $$
  select pg_temp.as_person(null, 'service_role', format('select public.require_second_factor(%L)', p_required))
$$;

insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');
insert into public.activity_logs (action_type, description) values ('post_created', 'x');

select plan(24);

-- off
select is(pg_temp.as_admin('aal1', 'select public.admin_access()'), 'admin', 'where it is not required a password is enough');
select is(pg_temp.state('aal1'), null, 'and nothing is asked');
select is(pg_temp.require(false), 'false', 'what is off already is not written');

-- required
select is(pg_temp.require(true), 'true', 'the server requires it');
select is(pg_temp.as_admin('aal1', 'select public.is_admin()'), 'false', 'a password alone makes no administrator');
select is(pg_temp.as_admin(null, 'select public.is_admin()'), 'false', 'nor does a token without a level');
select is(pg_temp.as_admin('aal0', 'select public.is_admin()'), 'false', 'nor one with a level that nobody knows');
select is(pg_temp.as_admin('aal2', 'select public.is_admin()'), 'true', 'with the second factor it does');
select is(pg_temp.as_admin('aal1', 'select public.admin_access()'), 'second_factor', 'what is missing is told');
select is(pg_temp.as_admin('aal2', 'select public.admin_access()'), 'admin', 'when it is given the panel opens');
select is(pg_temp.as_admin('aal1', 'select public.set_auto_respond(true)'), '42501', 'no function of the panel serves without it');
select is(pg_temp.as_admin('aal1', 'select count(*) from public.activity_logs'), '0', 'nor does a policy for administrators');
select is(pg_temp.as_admin('aal2', 'select count(*) from public.activity_logs'), '1', 'both do with it');
select is(pg_temp.as_admin('aal1', 'select public.me() ->> ''username'''), 'stranger', 'what belongs to the person works without');

-- who is asked for what
do $stand_in$
begin
  if to_regclass('auth.mfa_factors') is null then
    create table auth.mfa_factors (
      id uuid primary key, user_id uuid, factor_type text, status text, created_at timestamptz, updated_at timestamptz
    );
  end if;
end
$stand_in$;
select is(pg_temp.state('aal1'), 'enroll', 'an administrator without an app sets one up');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'totp', 'unverified', now(), now());
select is(pg_temp.state('aal1'), 'enroll', 'one that was begun does not count');
update auth.mfa_factors set status = 'verified' where user_id = '00000000-0000-4000-8000-000000000002';
select is(pg_temp.state('aal1'), 'verify', 'with an app a code is asked for');
select is(pg_temp.state('aal2'), 'given', 'once it was entered nothing is');
delete from auth.mfa_factors;
select is(pg_temp.state('aal1'), 'enroll', 'who removes the last app sets one up again');
select is(pg_temp.as_admin('aal1', 'select public.admin_access()'), 'second_factor', 'and has no panel before that');
select is(pg_temp.state('aal1', '00000000-0000-4000-8000-000000000001'), null, 'other people are never asked');
select is(
  pg_temp.at_level('00000000-0000-4000-8000-000000000001', 'aal2', 'select public.admin_access()'), 'forbidden',
  'and a second factor makes nobody an administrator'
);

-- who decides
select is(
  pg_temp.as_admin('aal2', 'select public.require_second_factor(false)'), '42501', 'no person turns it off, administrators included'
);
select is(pg_temp.require(false), 'true', 'the server does');

select * from finish();
rollback;
