import connect from "postgres";
import * as z from "zod/mini";
import { afterAll, expect, inject, it } from "vitest";
import { endpoints, type Endpoint } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";

const sql = connect(inject("stack").databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

/** Columns with the name of such a field that hold something else. */
const otherMeaning = new Set([
  "private.rate_limit_hits.kind",
  "private.rate_limit_rules.kind",
  "private.security_events.kind",
  "private.stripe_events.type",
  "public.user_roles.source",
]);

/** Names in the contract of columns that have another one in the database. */
const columnNames: Record<string, string> = { off: "tone_off" };

/** Every list of values that a field of a request or a response may have, by the field's name as a column. */
function enumerations(): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  const note = (name: string, values: string[]) => {
    const column = columnNames[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const lists = found.get(column) ?? [];
    found.set(column, [...lists, values.toSorted()]);
  };
  const walk = (node: unknown, name?: string): void => {
    if (node === null || typeof node !== "object") return;
    const { enum: values, properties, items, ...rest } = node as Record<string, unknown>;
    if (name !== undefined && Array.isArray(values)) note(name, values.map(String));
    for (const [field, schema] of Object.entries(properties ?? {})) walk(schema, field);
    walk(items, name);
    for (const part of Object.values(rest)) for (const each of [part].flat()) walk(each, name);
  };
  for (const { request, response } of Object.values(endpoints) as Endpoint[]) {
    if (request) walk(z.toJSONSchema(request, { io: "input", unrepresentable: "any" }));
    walk(z.toJSONSchema(response, { io: "output", unrepresentable: "any" }));
  }
  return found;
}

/** The columns of texts, with the values to which a check limits them; null without such a check. */
async function columnsOfTexts() {
  return sql<{ place: string; name: string; values: string[] | null }[]>`
    select n.nspname || '.' || c.relname || '.' || a.attname as place, a.attname as name, (
      select array_agg(distinct value order by value)
      from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') as matched (parts),
        unnest(parts) as value
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
        and pg_get_constraintdef(k.oid) ~ '(= ANY|<@) \\(?ARRAY\\[|= ''[^'']+''::text'
    ) as values
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype)
    order by place`;
}

it("what the API knows as one of several values, the database knows as the same values", async () => {
  const lists = enumerations();
  const columns = (await columnsOfTexts()).filter(({ name, place }) => lists.has(name) && !otherMeaning.has(place));
  expect(columns.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      "public.caption_history.platform",
      "public.caption_history.intent",
      "public.caption_variants.platform",
      "public.profiles.tone_off",
      "public.articles.category",
    ]),
  );
  const unlike = columns.filter(
    ({ name, values }) => !lists.get(name)!.some((list) => String(list) === String(values)),
  );
  expect(unlike).toEqual([]);
});
