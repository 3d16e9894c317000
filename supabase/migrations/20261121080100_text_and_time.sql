-- How the API writes an instant, which day an instant counts for, and what the contract asks of a text.
--
-- The functions about texts serve as checks of tables. Each uses nothing else of this schema, because a check runs as
-- whoever writes the row, and no role of the API enters the schema. They use ranges of characters instead of character
-- classes, because those depend on the database's locale.

/* An instant as the API writes it: ISO 8601 in UTC with milliseconds. */
create function private.iso(at timestamptz) returns text
language sql immutable strict
set search_path = ''
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

/* The UTC date that an instant counts for. */
create function private.utc_day(at timestamptz) returns date
language sql immutable strict
set search_path = ''
as $$
  select (at at time zone 'UTC')::date
$$;

/* The next UTC midnight, when daily counters start again. */
create function private.next_utc_midnight(at timestamptz) returns timestamptz
language sql immutable strict
set search_path = ''
as $$
  select (date_trunc('day', at at time zone 'UTC') + interval '1 day') at time zone 'UTC'
$$;

/*
 * Whether anything in a text can be seen: more than space, controls, marks on nothing and what has no form of its own.
 */
create function private.is_visible(p_text text) returns boolean
language sql immutable strict
set search_path = ''
as $$
  select p_text ~ (
    '[^\u0001-\u0020\u007F-\u00A0\u00AD\u0300-\u036F\u0483-\u0489\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF'
    || '\u1DC0-\u1DFF\u2000-\u200F\u2028-\u202F\u205F-\u206F\u20D0-\u20FF\u3000\u3164\uE000-\uF8FF\uFE00-\uFE0F\uFE20-\uFE2F'
    || '\uFEFF\uFFA0\uFFF9-\uFFFB\U000E0000-\U000E0FFF]'
  )
$$;

/*
 * A text as one line without the marks that show nothing or turn the direction of what follows, as visibleLine() of
 * contract/text.ts makes it of a name.
 */
create function private.one_line(p_text text) returns text
language sql immutable strict
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(p_text, '[\u00AD\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]', '', 'g'),
    '[\u0001-\u0020\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  ))
$$;

/* How many characters of a text can be seen: what minVisibleLength() of contract/wire/min-visible-length.ts counts. */
create function private.shown_length(p_text text) returns integer
language sql immutable strict
set search_path = ''
as $$
  select char_length(btrim(
    regexp_replace(p_text, '[\u00AD\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]', '', 'g'), E' \t\r\n'
  ))
$$;

/* Whether each is one word of at most 100 letters, digits and underscores, as the contract's hashtags are. */
create function private.are_hashtags(p_words text[]) returns boolean
language sql immutable strict
set search_path = ''
as $$
  select not exists (
    select from unnest(p_words) as word
    where word is null or word !~ (
      '^[^\u0001-\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u2000-\u206F'
      || '\u2190-\u23FF\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\uFF00-\uFF0F\U0001F000-\U0001FAFF]{1,100}$'
    )
  )
$$;

/*
 * Whether these are the versions of a caption: 1 to 30 texts of at most 10,000 characters, 20,000 in all. The numbers
 * are those of the contract.
 */
create function private.are_caption_versions(p_versions text[]) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(cardinality(p_versions), 0) between 1 and 30 and (
    select coalesce(bool_and(version is not null and char_length(version) <= 10000), false)
      and sum(char_length(version)) <= 20000
    from unnest(p_versions) as version
  )
$$;

grant execute on function
  private.is_visible(text),
  private.one_line(text),
  private.shown_length(text),
  private.are_hashtags(text[]),
  private.are_caption_versions(text[])
to service_role;
