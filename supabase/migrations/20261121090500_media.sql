-- Pictures and videos for posts and articles: everybody loads them, administrators upload them.
-- Dynamic and guarded: the storage schema is absent where Storage is not installed.

do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    raise notice 'no Storage here: media cannot be uploaded';
    return;
  end if;
  execute $media$
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('media', 'media', true, 10485760, array['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'video/mp4'])
    on conflict (id) do nothing
  $media$;
  execute $media$
    create policy "Administrators upload media" on storage.objects
    for insert to authenticated
    with check (bucket_id = 'media' and (select public.is_admin()))
  $media$;
  execute $media$
    create policy "Administrators see media" on storage.objects
    for select to authenticated
    using (bucket_id = 'media' and (select public.is_admin()))
  $media$;
  execute $media$
    create policy "Administrators delete media" on storage.objects
    for delete to authenticated
    using (bucket_id = 'media' and (select public.is_admin()))
  $media$;
end
$$;
