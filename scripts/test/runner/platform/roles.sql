-- The roles of a Supabase server. Run by its superuser, supabase_admin, on a server that has none of them yet.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
alter role supabase_auth_admin set search_path = 'auth';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role service_role set statement_timeout = '8s';

-- Who applies our migrations and owns our tables: no superuser, and a guest in the schemas of the platform.
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role, authenticator to postgres with admin option;
alter role postgres set search_path = "$user", public, extensions;
