import { createHmac, randomUUID } from "node:crypto";
import connect from "postgres";
import { afterAll, beforeEach, expect, inject, test, vi } from "vitest";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, Person } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";
import { controlStripe } from "../support/stripe-control.ts";

const { url, databaseUrl, stripe } = inject("stack");
const sql = connect(databaseUrl, { max: 3, onnotice: () => {} });
beforeEach(() => clearCounters(databaseUrl));
afterAll(() => sql.end());

const deleteAccount = (person: Person) =>
  person.call("DELETE", endpoints.deleteAccount.path, { json: { password: person.password } });

/** Every column of the product's and the auth server's tables that contains one of the texts. */
async function columnsWith(texts: string[]): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and format_type(a.atttypid, null) ~ '^(text|character varying|json|jsonb|uuid)(\\[\\])?$'`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await sql.unsafe(
      `select exists (select from ${table} where lower("${column}"::text) ~ any ($1)) as has`,
      [texts],
    );
    if (row!["has"] === true) found.push(`${table}.${column}`);
  }
  return found;
}

/** Columns that keep the id of a deleted account, with the reason. None keeps an address. */
const stays = {
  "private.security_events.user_id":
    "an attack on an account must be traceable after its deletion; deleted after 90 days",
};

/** The Stripe simulator's response to a path of its API. */
async function askStripe(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${stripe.url}/v1${path}`, { headers: { authorization: `Bearer ${stripe.secretKey}` } });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Creates a customer at Stripe with a started subscription. */
async function customerOf(person: Person): Promise<string> {
  expect((await person.call("POST", endpoints.createSubscription.path)).status).toBe(200);
  return (await person.call<User>("GET", endpoints.getUser.path)).body.stripeCustomerId!;
}

test("a deleted account's address and id are in no table, including the auth log", async () => {
  const [administrator, person] = [await newAdministrator({ url, databaseUrl }), await newPerson(url)];
  const { id } = (await person.call<User>("GET", endpoints.getUser.path)).body;
  const texts = [id, person.email.replaceAll(".", "\\.")];

  await person.generate();
  await person.call("POST", endpoints.createSuggestion.path, { json: { suggestion: "More owls" } });
  for (const sender of [person, new Person(url)]) {
    const sent = await sender.call("POST", endpoints.sendContactMessage.path, {
      json: { name: "Ana", email: person.email.toUpperCase(), message: "Where is my invoice?" },
    });
    expect(sent.status).toBe(200);
  }
  const code = `T-${randomUUID().slice(0, 12).toUpperCase()}`;
  await sql`insert into public.promo_codes (code, created_at, expires_at, email) values (${code}, now(), now() + interval '30 days', ${person.email})`;
  const logged = await administrator.call("POST", endpoints.adminCreateActivityLog.path, {
    json: { actionType: "post_analytics", description: `Wrote to ${person.email}`, metadata: { account: id } },
  });
  expect(logged.status, JSON.stringify(logged.body)).toBeLessThan(300);
  // The log entry that Supabase's auth server writes for a sign-in.
  await sql`insert into auth.audit_log_entries (id, payload) values (${randomUUID()}, ${sql.json({ action: "login", actor_id: id, actor_username: person.email, log_type: "account" })})`;
  expect(await columnsWith(texts)).toEqual(
    expect.arrayContaining([
      "auth.audit_log_entries.payload",
      "public.contact_messages.email",
      "public.activity_logs.description",
    ]),
  );

  expect((await deleteAccount(person)).status).toBe(200);
  expect((await columnsWith(texts)).filter((column) => !(column in stays))).toEqual([]);
  expect(await columnsWith([texts[1]!])).toEqual([]);
});

test("Stripe no longer has the address of a deleted account", async () => {
  const person = await newPerson(url);
  const customer = await customerOf(person);
  expect((await askStripe(`/customers/${customer}`)).body).toMatchObject({ email: person.email });

  expect((await deleteAccount(person)).status).toBe(200);
  expect(await askStripe(`/customers/${customer}`)).toEqual({
    status: 200,
    body: { id: customer, object: "customer", deleted: true },
  });
  expect((await askStripe(`/customers?email=${encodeURIComponent(person.email)}`)).body.data).toEqual([]);
});

test("a delivery that arrives while its account is being deleted is ignored", async () => {
  const person = await newPerson(url);
  const customer = await customerOf(person);
  const { id } = (await person.call<User>("GET", endpoints.getUser.path)).body;
  // The deliveries about the new customer would wait for the end of the deletion, too.
  await controlStripe(stripe.url).settled();
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "customer.deleted",
    data: { object: { id: customer, object: "customer" } },
  });
  const moment = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", stripe.webhookSecret).update(`${moment}.${body}`).digest("hex");

  let delivered: Promise<Response> | undefined;
  await sql.begin(async (deletion) => {
    await deletion`delete from auth.users where id = ${id}`;
    delivered = fetch(`${url}/functions/v1/stripe-webhook`, {
      method: "POST",
      body,
      headers: { "stripe-signature": `t=${moment},v1=${signature}` },
    });
    // The delivery has found its account and waits for the end of the deletion.
    await vi.waitFor(
      async () => {
        const waiting = await sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%begin_stripe_event%'`;
        expect(waiting).toHaveLength(1);
      },
      { timeout: 20_000, interval: 50 },
    );
  });
  const response = await delivered!;
  expect([response.status, await response.json()]).toEqual([200, { received: true, outcome: "ignored" }]);
});

test("calls of an account that is being deleted get a response, and no server error", async () => {
  const entry = { actionType: "post_created", description: "Wrote a post", metadata: {} };
  // Another administrator, because the last one cannot delete the account.
  await newAdministrator({ url, databaseUrl });
  for (let round = 0; round < 3; round += 1) {
    const administrator = await newAdministrator({ url, databaseUrl });
    const { session } = administrator;
    // Each call uses its own copy, because responses sign a copy out.
    const copy = () => Object.assign(new Person(url, administrator.username), { session });
    const over = new AbortController();
    const deletions = Promise.all([deleteAccount(copy()), deleteAccount(copy()), deleteAccount(copy())]).finally(() =>
      over.abort(),
    );
    const statuses: number[] = [];
    while (!over.signal.aborted) {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => copy().call("POST", endpoints.adminCreateActivityLog.path, { json: entry })),
      );
      statuses.push(...responses.map(({ status }) => status));
    }
    const deleted = (await deletions).map(({ status }) => status);
    expect(deleted).toContain(200);
    expect([...statuses, ...deleted].filter((status) => status >= 500)).toEqual([]);
  }
});

test("a call that counts an attempt and the deletion of its account do not wait for each other", async () => {
  for (const change of [
    "private.change_username(id, 'kite-' || left(id::text, 8), now())",
    "private.save_tone(id, 'dry', '{}', now())",
  ]) {
    const person = await newPerson(url);
    const { id } = (await person.call<User>("GET", endpoints.getUser.path)).body;
    // A count that the deletion has to remove.
    await sql`select private.refused_call(${id}::uuid, 'tone_account', now())`;
    let deletion: Promise<unknown> | undefined;
    await sql.begin(async (call) => {
      // The first half of the change: it counts. The whole change follows when the deletion has begun.
      expect(await call`select private.refused_call(${id}::uuid, 'tone_account', now()) as refused`).toEqual([
        { refused: null },
      ]);
      deletion = sql`select public.delete_account(${id}::uuid) as existed`.execute();
      await vi.waitFor(async () => {
        const [row] = await sql<{ waiting: boolean }[]>`
          select exists (
            select from pg_stat_activity where wait_event_type = 'Lock' and query like '%delete_account%'
          ) as waiting`;
        expect(row!.waiting).toBe(true);
      }, 30_000);
      await call.unsafe(`select ${change} from public.profiles where id = $1`, [id]);
    });
    expect(await deletion).toEqual([{ existed: true }]);
  }
});
