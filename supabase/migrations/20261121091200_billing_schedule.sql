-- Compares plans with the payment provider every day where the database has a scheduler (Supabase); elsewhere a timer
-- outside calls the function. A run takes what was compared longest ago, so a run without work is cheap.

/*
 * Asks the function billing-reconcile for a run. The address and the shared secret stand in Vault as project_url and
 * cron_secret; without them it says so and does nothing. Dynamic: vault and net exist only on Supabase.
 */
create function private.request_billing_reconcile() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  project_url text;
  cron_secret text;
  request_id bigint;
begin
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''project_url''' into project_url;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = ''cron_secret''' into cron_secret;
  if project_url is null or cron_secret is null then
    raise warning 'plans are not compared with the payment provider: store project_url and cron_secret in Vault';
    return null;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}'', timeout_milliseconds := 150000)'
    into request_id
    using rtrim(project_url, '/') || '/functions/v1/billing-reconcile',
      jsonb_build_object('content-type', 'application/json', 'x-cron-secret', cron_secret);
  return request_id;
end
$$;

revoke execute on all functions in schema private from public;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise notice 'no pg_cron and pg_net here: a timer outside the database calls billing-reconcile';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  -- Naming a job again replaces it.
  perform cron.schedule('billing-reconcile', '*/15 * * * *', 'select private.request_billing_reconcile()');
exception
  -- Whatever a platform's scheduler objects to, the tables and the rest of the product do not depend on it.
  when others then
    raise warning 'plans are not compared on a schedule (%); see docs/deploy.md', sqlerrm;
end
$$;
