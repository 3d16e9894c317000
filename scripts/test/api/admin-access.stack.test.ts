import { beforeAll, describe, expect, inject, test } from "vitest";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import { endpoints, type Endpoint } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, Person } from "../support/person.ts";

const stack = inject("stack");
const calls = (Object.entries(endpoints) as [string, Endpoint][]).filter(([, { admin }]) => admin);
const pathOf = ({ path }: Endpoint) => entryPath(path, "1");
const tables = ["activity_logs", "admin_settings", "social_posts", "social_comments", "promo_codes"];
const rows: Record<string, object> = {
  activity_logs: { action_type: "post_created", description: "x" },
  admin_settings: { auto_respond: true },
  social_posts: { platform: "instagram", content: "x", scheduled_for: "2026-01-01T00:00:00Z" },
  social_comments: { comment: "x" },
  promo_codes: { code: "MINE", expires_at: "2099-01-01T00:00:00Z" },
};

let plain: Person;
let administrator: Person;
beforeAll(async () => {
  plain = await newPerson(stack.url);
  administrator = await newAdministrator(stack);
  await administrator.call("POST", endpoints.adminCreateComment.path, { json: { comment: "Lovely photo!" } });
  await administrator.call("POST", endpoints.adminCreatePost.path, {
    json: { platform: "instagram", content: "Kites", scheduledFor: "2026-11-21T10:00:00Z" },
  });
  await administrator.call("POST", endpoints.adminCreatePromoCode.path, {
    json: { code: `HIDDEN-${crypto.randomUUID().slice(0, 8)}`, days: 30 },
  });
});

test("the panel has its twenty calls, two that change codes and posts, one for messages, three for hidden trends and three for failed jobs, one for the app", () =>
  expect(calls).toHaveLength(30));

test.each(calls)("%s needs a session", async (_name, endpoint) => {
  expect(await new Person(stack.url).call(endpoint.method, pathOf(endpoint))).toMatchObject({
    status: 401,
    body: { code: "unauthorized" },
  });
});

test.each(calls)("%s needs the role, whatever the request contains", async (_name, endpoint) => {
  expect(
    await plain.call(endpoint.method, pathOf(endpoint), endpoint.method === "GET" ? {} : { json: {} }),
  ).toMatchObject({ status: 403, body: { code: "forbidden", message: "Only administrators can do this." } });
});

describe("the data API", () => {
  const rest = (person: Person, path: string, init: RequestInit = {}) =>
    fetch(`${stack.url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${person.session.access_token}`,
        "content-type": "application/json",
      },
    });

  test.each(tables)("returns no row of %s to a person without the role", async (table) => {
    expect(await (await rest(plain, table)).json()).toEqual([]);
    // The panel lists promo codes with a function. The table shows all people only their own codes.
    const shown = (await (await rest(administrator, table)).json()) as unknown[];
    expect(shown.length > 0).toBe(table !== "promo_codes");
  });

  test.each(tables)("accepts no row for %s, not even from administrators", async (table) => {
    for (const person of [plain, administrator])
      expect((await rest(person, table, { method: "POST", body: JSON.stringify(rows[table]) })).status).toBe(403);
  });

  test("refuses the panel's functions to a person without the role", async () => {
    for (const name of ["list_activity_logs?p_limit=1", "get_auto_respond"])
      expect((await rest(plain, `rpc/${name}`)).status).toBe(403);
    expect((await rest(plain, "rpc/set_auto_respond", { method: "POST", body: '{"p_enabled":true}' })).status).toBe(
      403,
    );
  });
});

test("an ended session is refused, even with the role", async () => {
  const leaving = await newAdministrator(stack);
  const { access_token: token } = leaving.session;
  expect((await leaving.call("GET", endpoints.adminListPosts.path)).status).toBe(200);
  await leaving.call("POST", endpoints.logout.path);
  expect(
    (
      await new Person(stack.url).call("GET", endpoints.adminListPosts.path, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status,
  ).toBe(401);
});
