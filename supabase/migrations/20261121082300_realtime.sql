-- Plan, usage, profile and history reach the person's other tabs and devices. Row-level security decides who receives a
-- row; of a deleted one only its key is sent. Supabase brings the publication; where it is absent there is nothing to do.

do $$
declare
  live text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;
  foreach live in array array['caption_history', 'daily_usage', 'subscriptions', 'profiles'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = live
    ) then
      execute format('alter publication supabase_realtime add table public.%I', live);
    end if;
  end loop;
end
$$;
