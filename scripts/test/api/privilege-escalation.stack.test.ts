import { randomUUID } from "node:crypto";
import connect from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { newPerson, type Person } from "../support/person.ts";

const { url, databaseUrl, publishableKey } = inject("stack");
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());

interface Column {
  table: string;
  column: string;
  type: string;
  owner: boolean;
}

const columns = await sql<Column[]>`
  select t.table_name as table, c.column_name as column, c.udt_name as type,
    exists (select from information_schema.columns o where o.table_schema = 'public' and o.table_name = t.table_name and o.column_name = 'user_id') as owner
  from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
  where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`;

const functions = await sql<{ name: string; args: { name: string; type: string }[] }[]>`
  select p.proname as name, coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', a.type::regtype::text)) filter (where a.name is not null), '[]') as args
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  left join lateral (select unnest(p.proargnames[1:p.pronargs]) as name, unnest(p.proargtypes::oid[]) as type) a on true
  where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  group by p.oid, p.proname order by 1`;

/** A value that would grant premium access or the administrator role. */
function wished(type: string, id: string, email: string, column = ""): unknown {
  if (type === "uuid") return id;
  if (type === "bool" || type === "boolean") return true;
  if (type === "jsonb")
    return {
      id: "sub_mine",
      status: "active",
      current_period_start: 1,
      current_period_end: 4_000_000_000,
      cancel_at_period_end: false,
      ends_at: null,
    };
  if (type === "date") return "2099-01-01";
  if (type.startsWith("timestamp")) return "2099-01-01T00:00:00Z";
  if (type.startsWith("_") || type.endsWith("[]")) return [];
  if (/int|numeric|float/.test(type)) return 1;
  if (column.includes("email")) return email;
  if (column.includes("status")) return "active";
  if (column.includes("role")) return "admin";
  return `mine_${column}`.toUpperCase();
}

/**
 * A request that bypasses our API.
 * @returns whether it was refused or affected no row, because policies may hide rows instead of refusing
 */
async function isRefused(
  person: Person,
  method: string,
  path: string,
  body: unknown,
  prefer = "return=representation",
): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${person.session.access_token}`,
      "content-type": "application/json",
      prefer,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return response.status >= 400 || text === "[]";
}

/** Everything that decides a person's rights, read directly from the database. */
async function rights(id: string, email: string): Promise<unknown> {
  const [row] = await sql`
    select a.is_premium, a.premium_access, a.stripe_subscription_id, a.stripe_customer_id,
      (select jsonb_agg(r) from public.user_roles r where user_id = ${id}) as roles,
      (select to_jsonb(s) from public.subscriptions s where user_id = ${id}) as subscription,
      (select jsonb_agg(c) from public.promo_codes c where used_by = ${id} or email = ${email}) as codes
    from private.access_at(${id}, now()) a`;
  return row;
}

test("no insert, update or upsert of any column makes anybody premium or administrator", async () => {
  const [person, payer] = [await newPerson(url), await newPerson(url)];
  const id = (await person.call("GET", "/api/user")).body.id as string;
  const payerId = (await payer.call("GET", "/api/user")).body.id as string;
  const prize = `PRIZE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await sql`insert into public.promo_codes (code, expires_at) values (${prize}, now() + interval '1 day')`;
  await sql`insert into public.subscriptions (user_id, stripe_customer_id, stripe_subscription_id, status) values
    (${payerId}, ${`cus_${payerId}`}, ${`sub_${payerId}`}, 'active'), (${id}, ${`cus_${id}`}, ${`sub_${id}`}, 'canceled')`;
  const before = await rights(id, person.email);
  const payerBefore = await rights(payerId, payer.email);
  expect(before).toMatchObject({ is_premium: false, premium_access: false, roles: null, codes: null });
  expect(columns.length).toBeGreaterThan(40);

  const granted: string[] = [];
  for (const { table, column, type, owner } of columns) {
    const value = wished(type, id, person.email, column);
    const row = { ...(owner ? { user_id: id } : {}), [column]: value };
    const every = `${table}?${column}=not.is.null`;
    const tries: [string, boolean][] = [
      ["insert", await isRefused(person, "POST", table, row)],
      ["upsert", await isRefused(person, "POST", table, row, "resolution=merge-duplicates,return=representation")],
      ["update", await isRefused(person, "PATCH", every, { [column]: value })],
      ["update of nothing", await isRefused(person, "PATCH", `${table}?${column}=is.null`, { [column]: value })],
    ];
    for (const [what, refused] of tries) if (!refused) granted.push(`${what} ${table}.${column}`);
  }
  expect(granted).toEqual([]);
  expect(await rights(id, person.email)).toEqual(before);
  expect(await rights(payerId, payer.email)).toEqual(payerBefore);
}, 120_000);

test("no function makes anybody premium or administrator, whatever its arguments", async () => {
  const person = await newPerson(url);
  const id = (await person.call("GET", "/api/user")).body.id as string;
  await sql`insert into public.subscriptions (user_id, stripe_customer_id) values (${id}, ${`cus_${id}`})`;
  const before = await rights(id, person.email);
  expect(functions.length).toBeGreaterThan(20);
  for (const { name, args } of functions) {
    await isRefused(
      person,
      "POST",
      `rpc/${name}`,
      Object.fromEntries(args.map((arg) => [arg.name, wished(arg.type, id, person.email, arg.name)])),
    );
    await isRefused(person, "POST", `rpc/${name}`, {});
    expect(await rights(id, person.email), name).toEqual(before);
  }
  expect((await person.call("GET", "/api/user")).body).toMatchObject({
    isPremium: false,
    premiumAccess: false,
    isAdmin: false,
  });
}, 120_000);
