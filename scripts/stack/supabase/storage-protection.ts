/** The setting that lets a connection delete rows of Storage. The stand-in for Storage has it. */
export const mayDeleteStoredFiles = { "storage.allow_delete_query": "true" };

/**
 * Storage refuses statements that delete its rows, because the bytes would stay. Its migration
 * 0055-prevent-direct-deletes.sql has these triggers.
 */
export const protectStoredFiles = `
create or replace function storage.protect_delete() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using hint = 'This prevents accidental data loss from orphaned objects.', errcode = '42501';
  end if;
  return null;
end
$$;
create or replace trigger protect_buckets_delete before delete on storage.buckets
for each statement execute function storage.protect_delete();
create or replace trigger protect_objects_delete before delete on storage.objects
for each statement execute function storage.protect_delete();`;
