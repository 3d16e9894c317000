begin;

/* Runs a query as a signed-in person (or as nobody, with the role anon) and answers its first value or SQLSTATE. */
create function pg_temp.as_person(p_user_id uuid, p_role text, p_query text) returns text
language plpgsql as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claim.sub', coalesce(p_user_id::text, ''), true);
  perform set_config('request.jwt.claims', json_build_object('sub', p_user_id, 'role', p_role)::text, true);
  perform set_config('role', p_role, true);
  execute p_query into answer;
  reset role;
  return answer;
exception when others then
  reset role;
  return sqlstate;
end
$$;

insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-4000-8000-000000000001', 'owner@example.com', '{"username": "owner"}', now()),
  ('00000000-0000-4000-8000-000000000002', 'stranger@example.com', '{"username": "stranger"}', now());

insert into public.user_roles (user_id, role) values ('00000000-0000-4000-8000-000000000002', 'admin');

select plan(23);

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

-- people
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'select count(*) > 0 from public.articles'), 'true', 'people read articles');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'insert into public.articles (title, summary, content, image_url, category) values (''Title'', ''Ten letters at least'', repeat(''a'', 50), ''/covers/tips.svg'', ''tips'')'), '42501', 'people write none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'with u as (update public.articles set title = ''Changed'' returning 1) select count(*) from u'), '0', 'change none');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', 'with d as (delete from public.articles where id is not null returning 1) select count(*) from d'), '0', 'and delete none');

-- administrators
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'with i as (insert into public.articles (title, summary, content, image_url, category) values (''Theirs'', ''Ten letters at least'', repeat(''a'', 50), ''https://example.com/a.png'', ''tips'') returning 1) select count(*) from i'), '1', 'administrators write articles');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'with u as (update public.articles set title = ''Theirs now'' where title = ''Theirs'' returning 1) select count(*) from u'), '1', 'change them');
select is(pg_temp.as_person('00000000-0000-4000-8000-000000000002', 'authenticated', 'with d as (delete from public.articles where title = ''Theirs now'' returning 1) select count(*) from d'), '1', 'and delete them');

select * from finish();
rollback;
