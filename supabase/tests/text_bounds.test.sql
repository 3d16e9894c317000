-- Whatever a person may send to the database has a bound: every argument of a function that visitors or signed-in people
-- may call, and every column that they may write, is read from the catalog. A new one is checked without being named.
begin;

\ir prelude/callers.psql
\ir prelude/accounts.psql

/* Whether a value of a type can be of any length: texts, bytes, JSON, lists, rows, and whatever is not named here. */
create function pg_temp.is_endless(p_type oid) returns boolean
language sql as $$
  select p_type not in (
    'boolean'::regtype, 'smallint'::regtype, 'integer'::regtype, 'bigint'::regtype, 'real'::regtype,
    'double precision'::regtype, 'uuid'::regtype, 'date'::regtype, 'time'::regtype, 'timestamp'::regtype,
    'timestamptz'::regtype, 'interval'::regtype
  ) and (select typtype <> 'e' from pg_type where oid = p_type)
$$;

/* Every argument that a visitor or a signed-in person may send, with what its type bounds. */
create temporary table arguments as
select p.oid as function_id, p.proname, p.proargnames[place] as name, t.oid as type_id, t.typtype,
  coalesce(nullif(t.typbasetype, 0), t.oid) as base_id, place::integer
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
cross join lateral unnest(p.proargtypes::oid[]) with ordinality as argument (type_id, place)
join pg_type t on t.oid = argument.type_id
where n.nspname in ('public', 'private')
  and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

/* A megabyte of a type; characters of three bytes, in a run without spaces. */
create function pg_temp.long_value(p_type oid) returns text
language sql as $$
  select case
    when p_type in ('json'::regtype, 'jsonb'::regtype) then json_build_object('text', repeat('漢字', 170000))::text
    when (select typelem <> 0 and typcategory = 'A' from pg_type where oid = p_type) then '{' || repeat('漢字', 170000) || '}'
    else repeat('漢字', 170000)
  end
$$;

/* What a signed-in person gets for a call in which one argument is a megabyte and the others are null. */
create function pg_temp.refusal_of(p_function oid, p_place integer) returns text
language sql as $$
  select pg_temp.as_person('00000000-0000-4000-8000-000000000001', 'authenticated', format(
    'select public.%I(%s)', (select proname from pg_proc where oid = p_function),
    string_agg(case when place = p_place then format('%L::%s', pg_temp.long_value(base_id), type_id::regtype)
      else format('null::%s', type_id::regtype) end, ', ' order by place)
  ))
  from (
    select place::integer, type_id, coalesce(nullif(typbasetype, 0), t.oid) as base_id
    from pg_proc p cross join lateral unnest(p.proargtypes::oid[]) with ordinality as argument (type_id, place)
    join pg_type t on t.oid = argument.type_id
    where p.oid = p_function
  ) as every
$$;

select plan(14);

select cmp_ok((select count(*)::integer from arguments where pg_temp.is_endless(base_id)), '>', 30, 'the catalog names the arguments');
select is_empty(
  $$select function_id::regprocedure || ' ' || name from arguments
    where pg_temp.is_endless(base_id)
      and not exists (select from pg_constraint c where c.contypid = type_id and c.contype = 'c' and c.convalidated)$$,
  'the type of every argument that could be endless is a domain with a bound'
);
-- Of the others, the test before this one has failed; a megabyte could keep them busy for minutes.
select is_empty(
  $$select function_id::regprocedure || ' ' || name || ': ' || coalesce(answer, 'accepted')
    from arguments cross join lateral (select pg_temp.refusal_of(function_id, place) offset 0) as called (answer)
    where pg_temp.is_endless(base_id) and typtype = 'd' and answer is distinct from '23514'$$,
  'a megabyte is refused as any of them, whoever calls'
);
select is_empty(
  $$select c.oid::regclass || '.' || a.attname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    cross join unnest(array['anon', 'authenticated']) as caller
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and pg_temp.is_endless(a.atttypid)
      and has_column_privilege(caller, c.oid, a.attnum, 'insert, update')
      and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
        and pg_get_constraintdef(k.oid) ~ 'length|cardinality')$$,
  'and every column that they may write has a bound'
);

-- the bounds
select lives_ok($$select repeat('漢', 1000)::public.short_text, repeat('漢', 10000)::public.middle_text, repeat('漢', 100000)::public.long_text$$, 'a text may be as long as its bound');
select throws_ok($$select repeat('漢', 1001)::public.short_text$$, '23514', 'value for domain short_text violates check constraint "short_text_length"', 'and no longer');
select throws_ok($$select repeat('漢', 10001)::public.middle_text$$, '23514', null, 'nor a longer one');
select throws_ok($$select repeat('漢', 100001)::public.long_text$$, '23514', null, 'nor the longest');
select throws_ok($$select array_fill('a'::text, array[101])::public.text_list$$, '23514', null, 'a list has a number of texts');
select throws_ok($$select array[repeat('a', 25001)]::public.text_list$$, '23514', null, 'and a length');
select throws_ok($$select to_jsonb(repeat('a', 10000))::public.short_json$$, '23514', null, 'so has JSON');

-- what a bounded search still reads
select is((select cardinality(terms) from private.read_query(repeat('漢字仮名', 250))), 4, 'a long run is read in part');
select is((select prefix from private.read_query(repeat('a', 1000))), repeat('a', 40), 'so is a long word');
select is((select terms from private.read_query(repeat('a ', 600) || 'beyond ')), '{a}', 'and a long text');

select * from finish();
rollback;
