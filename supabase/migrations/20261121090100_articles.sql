-- Articles for everyone. Administrators write them; their HTML is sanitized by the server before it is stored, and the
-- table's checks refuse what no sanitized article can contain, whichever way it comes.
--
-- The functions that write are definer because nobody holds a write privilege on the table; each calls
-- private.require_admin first.

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint articles_title_length check (char_length(title) between 5 and 200)
    constraint articles_title_visible check (private.is_visible(title) and private.shown_length(title) >= 5),
  summary text not null constraint articles_summary_length check (char_length(summary) between 10 and 600)
    constraint articles_summary_visible check (private.is_visible(summary) and private.shown_length(summary) >= 10),
  content text not null constraint articles_content_length check (char_length(content) between 50 and 100000)
    constraint articles_content_visible check (private.is_visible(content) and private.shown_length(content) >= 50),
  image_url text not null constraint articles_image_url check (
    image_url ~ '^(https://[^\s/]+|/[^/\s\\])\S*$' and char_length(image_url) <= 2000
  ),
  category text not null constraint articles_category check (
    category in ('social-media', 'content-creation', 'marketing', 'trends', 'tips')
  ),
  writer text constraint articles_writer_length check (char_length(writer) between 1 and 60),
  created_at timestamptz (3) not null default now(),
  updated_at timestamptz (3) not null default now(),
  constraint articles_content_tags check (
    content !~* '<(?!/?(h2|h3|p|ul|ol|li|strong|em|a|blockquote|img|code|br|hr)[\s>])'
    and content !~* '<[^>]*[\s"''/]on[a-z]+\s*='
    and content !~* '<[^>]*(javascript|vbscript|data)\s*:'
  )
);

comment on table public.articles is 'What everyone reads on the page of articles.';
comment on column public.articles.content is 'Sanitized HTML, see sanitizeArticle.';
comment on column public.articles.image_url is
  'An https address, or a path on this site: the page shows no other picture.';
comment on column public.articles.writer is
  'The house voice that drafted it; null when a person wrote it. Never shown as the byline.';
comment on column public.articles.created_at is
  'Milliseconds, as the API writes it: pages continue exactly where a cursor says.';

create index articles_newest_idx on public.articles (created_at desc, id desc);

alter table public.articles enable row level security;
alter table public.articles force row level security;

create policy "Everyone reads articles" on public.articles
for select to anon, authenticated
using (true);

/* One article as the API's functions return it. */
create function private.article_json(p_article public.articles) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_article.id, 'title', p_article.title, 'summary', p_article.summary, 'content', p_article.content,
    'image_url', p_article.image_url, 'category', p_article.category, 'created_at', private.iso(p_article.created_at)
  )
$$;

/*
 * One page of articles, newest first. Both cursor parts are given or neither.
 * Definer: article_json is in private. It shows nothing that not everybody may read.
 */
create function public.list_articles(
  p_limit integer, p_before_at timestamptz default null, p_before_id uuid default null
)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.article_json(page) order by page.created_at desc, page.id desc), '[]')
  from (
    select * from public.articles
    where (created_at, id) < (
      coalesce(p_before_at, 'infinity'), coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by created_at desc, id desc
    limit least(p_limit, 51)
  ) as page
$$;

/*
 * Counts one draft and tells which titles and pictures the category's latest articles have, newest first, so that the
 * next article and its cover are others.
 */
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
  return (
    select jsonb_build_object(
      'outcome', 'allowed',
      'titles', coalesce(jsonb_agg(title order by created_at desc, id desc), '[]'),
      'image_urls', coalesce(jsonb_agg(image_url order by created_at desc, id desc), '[]')
    )
    from (
      select id, created_at, title, image_url from public.articles
      where category = p_category order by created_at desc, id desc limit 30
    ) as latest
  );
end
$$;

/* Stores an article. Its HTML was sanitized; the table's checks refuse what is not. */
create function public.create_article(
  p_title text, p_summary text, p_content text, p_image_url text, p_category text, p_writer text
)
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

create function private.touch_article() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger touch_article before update on public.articles
for each row execute function private.touch_article();

grant select on public.articles to anon, authenticated;
grant select, insert, update, delete on public.articles to service_role;
grant execute on function
  public.begin_article_draft(text),
  public.create_article(text, text, text, text, text, text),
  public.update_article(uuid, text, text, text, text, text, text),
  public.delete_article(uuid)
to authenticated;
grant execute on function public.list_articles(integer, timestamptz, uuid) to service_role;
