begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');

select plan(27);

-- what may be stored
create function pg_temp.add(p_title text, p_content text, p_image text default '/covers/tips.svg', p_category text default 'tips', p_summary text default 'Ten letters at least') returns text
language plpgsql as $$
begin
  insert into public.articles (title, summary, content, image_url, category) values (p_title, p_summary, p_content, p_image, p_category);
  return 'stored';
exception when check_violation then
  return sqlerrm;
end
$$;

select is(pg_temp.add('Title', '<p>' || repeat('a', 50) || ' 3 &lt; 4, once = never, javascript: the language</p>'), 'stored', 'a plain article is stored');
select alike(pg_temp.add('Four', repeat('a', 50)), '%articles_title_length%', 'a title has at least 5 characters');
select alike(pg_temp.add('Title', repeat('a', 49)), '%articles_content_length%', 'content has at least 50');
select alike(pg_temp.add('Title', repeat('a', 50), p_summary => 'Nine char'), '%articles_summary_length%', 'a summary has at least 10');
select alike(pg_temp.add('Title', repeat('a', 50), p_category => 'news'), '%articles_category%', 'the five categories are all there are');
select alike(pg_temp.add('Title', repeat('a', 50), 'javascript:alert(1)'), '%articles_image_url%', 'a picture has an address');
select alike(pg_temp.add('Title', repeat('a', 50), '//evil.example/x.png'), '%articles_image_url%', 'that does not borrow the scheme');
select alike(pg_temp.add('Title', repeat('a', 50), 'http://e.com/x.png'), '%articles_image_url%', 'and that browsers show on the page');
select alike(pg_temp.add('Title', repeat('a', 50) || hostile), '%articles_content_tags%', 'content cannot hold ' || hostile)
from unnest(array['<script>alert(1)</script>', '<img src="x" onerror="alert(1)">', '<svg/onload=alert(1)>', '<a href="javascript:alert(1)">x</a>', '<style>p{}</style>']) as hostile;
delete from public.articles where title = 'Title';

-- pages
insert into public.articles (id, title, summary, content, image_url, category, created_at)
select ('00000000-0000-4000-9000-00000000000' || n)::uuid, 'Later ' || n, 'Ten letters at least', repeat('a', 50), '/covers/tips.svg', 'tips', '2099-01-01Z'::timestamptz + (n / 2) * interval '1 second'
from generate_series(1, 5) n;
select is((select string_agg(a ->> 'title', ',') from jsonb_array_elements(public.list_articles(3)) a), 'Later 5,Later 4,Later 3', 'newest first');
select is(
  (select string_agg(a ->> 'title', ',') from jsonb_array_elements(public.list_articles(2, '2099-01-01T00:00:01.000Z', '00000000-0000-4000-9000-000000000003')) a),
  'Later 2,Later 1', 'a page continues inside equal times'
);

-- visitors
select is(pg_temp.as_person(null, 'anon', 'select count(*) > 0 from public.articles'), 'true', 'visitors read articles');
select is(pg_temp.as_person(null, 'anon', 'delete from public.articles'), '42501', 'and delete none');

-- people, with the role or without
select is(pg_temp.as_person(p_user, 'authenticated', 'select count(*) > 0 from public.articles'), 'true', 'everybody reads articles')
from unnest(array['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']::uuid[]) as p_user;
select is(pg_temp.as_person(p_user, 'authenticated', statement), '42501', 'nobody writes them but by create_article and its like')
from unnest(array['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']::uuid[]) as p_user
cross join unnest(array[
  $$insert into public.articles (title, summary, content, image_url, category) values ('Title', 'Ten letters at least', repeat('a', 50), '/covers/tips.svg', 'tips')$$,
  $$update public.articles set title = 'Changed' where true$$,
  $$delete from public.articles where true$$
]) as statement;
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', $$select public.create_article('Title', 'Ten letters at least', repeat('a', 50), '/covers/tips.svg', 'tips', null)$$),
  '42501', 'which refuse people without the role'
);
select is(
  pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', $$select public.create_article('Title', 'Ten letters at least', repeat('a', 50), '/covers/tips.svg', 'tips', null) ->> 'title'$$),
  'Title', 'and serve administrators'
);

select * from finish();
rollback;
