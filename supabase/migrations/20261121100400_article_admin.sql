-- How administrators write articles; nobody holds a write privilege on the table itself.
-- Its public functions are definer for the reason that list_activity_logs gives, and begin with require_admin.

/* Definer: see list_activity_logs. The HTML was sanitised; the table's checks refuse what is not. */
create function public.create_article(p_title text, p_summary text, p_content text, p_image_url text, p_category text, p_writer text)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.articles;
begin
  perform private.require_admin();
  insert into public.articles (title, summary, content, image_url, category, writer)
  values (p_title, p_summary, p_content, p_image_url, p_category, p_writer)
  returning * into stored;
  return private.article_json(stored);
end
$$;

/* Changes an article; null when there is none. A null writer leaves the one it has. */
create function public.update_article(
  p_id uuid, p_title text, p_summary text, p_content text, p_image_url text, p_category text, p_writer text
)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  stored public.articles;
begin
  perform private.require_admin();
  update public.articles set
    title = p_title, summary = p_summary, content = p_content, image_url = p_image_url, category = p_category,
    writer = coalesce(p_writer, writer)
  where id = p_id
  returning * into stored;
  return case when found then private.article_json(stored) end;
end
$$;

/* Deletes an article; false when it was gone already. */
create function public.delete_article(p_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from public.articles where id = p_id;
  return found;
end
$$;

/* Counts one draft and tells which titles the category has, so that the next article is another one. */
create function public.begin_article_draft(p_category text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  wait integer := private.take_draft(private.require_admin());
begin
  if wait > 0 then
    return jsonb_build_object('outcome', 'rate_limited', 'retry_after', wait);
  end if;
  return jsonb_build_object('outcome', 'allowed', 'titles', (
    select coalesce(jsonb_agg(title), '[]')
    from (select title from public.articles where category = p_category order by created_at desc, id desc limit 30) as latest
  ));
end
$$;

revoke all on function public.create_article(text, text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.update_article(uuid, text, text, text, text, text, text) from public, anon, authenticated, service_role;
revoke all on function public.delete_article(uuid) from public, anon, authenticated, service_role;
revoke all on function public.begin_article_draft(text) from public, anon, authenticated, service_role;

grant execute on function
  public.create_article(text, text, text, text, text, text), public.update_article(uuid, text, text, text, text, text, text),
  public.delete_article(uuid), public.begin_article_draft(text)
to authenticated;
