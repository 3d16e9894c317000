-- Runs the trends every day where the database has a scheduler (Supabase); elsewhere a timer outside calls the function.

/*
 * Asks the function trending-cron for today's trends. The address and the shared secret stand in Vault as project_url
 * and cron_secret; without them it says so and does nothing. Dynamic: vault and net exist only on Supabase.
 */
create function private.request_trending() returns bigint
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
    raise warning 'trends are not run: store project_url and cron_secret in Vault';
    return null;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}'', timeout_milliseconds := 120000)'
    into request_id
    using rtrim(project_url, '/') || '/functions/v1/trending-cron',
      jsonb_build_object('content-type', 'application/json', 'x-cron-secret', cron_secret);
  return request_id;
end
$$;

revoke execute on all functions in schema private from public;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    raise notice 'no pg_cron and pg_net here: a timer outside the database calls trending-cron';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  -- The server's clock is UTC on Supabase. Naming a job again replaces it.
  perform cron.schedule('trending-daily', '5 0 * * *', 'select private.request_trending()');
  perform cron.schedule('trends-collect', '*/10 * * * *', 'select private.purge_trends(now()), private.collect_trends(20000, now())');
exception
  -- Whatever a platform's scheduler objects to, the tables above and the rest of the product do not depend on it.
  when others then
    raise warning 'trends are not scheduled (%); see docs/deploy.md', sqlerrm;
end
$$;
