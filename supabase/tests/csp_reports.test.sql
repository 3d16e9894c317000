begin;

create function pg_temp.send(p_reports jsonb, p_sender text default 'a', p_at timestamptz default '2026-06-10 10:00Z') returns integer
language sql as $$ select private.count_csp_reports(p_sender, p_reports, p_at) $$;

select plan(6);

select is(pg_temp.send('[{"directive": "script-src", "blocked": "inline"}, {"directive": "img-src", "blocked": "http://a.test"}]'), 0, 'reports are taken');
select is(pg_temp.send('[{"directive": "script-src", "blocked": "inline"}]'), 0, 'and again');
select results_eq(
  'select day, directive, blocked, count from private.csp_reports order by directive',
  $$values ('2026-06-10'::date, 'img-src', 'http://a.test', 1), ('2026-06-10', 'script-src', 'inline', 2)$$,
  'they are counted by day'
);
select pg_temp.send(jsonb_build_array(jsonb_build_object('directive', 'img-src', 'blocked', 'http://' || n)), n::text)
from generate_series(1, 300) as n;
select is((select count(*)::integer from private.csp_reports), 201, 'a day has a bounded number of rows');
select pg_temp.send('[{"directive": "script-src", "blocked": "inline"}]', 'b');
select is((select count from private.csp_reports where blocked = 'inline'), 3, 'what is known is still counted by its name');
select is(
  (select max(pg_temp.send('[]', 'c')) > 0 from generate_series(1, 61)), true, 'one address reports sixty times an hour'
);

select * from finish();
rollback;
