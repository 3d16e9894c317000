import connect from "postgres";
import { afterAll, describe, expect, inject, test } from "vitest";
import { newPerson } from "../support/person.ts";

const { url, databaseUrl } = inject("stack");
const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
afterAll(() => sql.end());

describe("hashtag sets and the signature", () => {
  test("are stored, changed, deleted, and part of the account's download", async () => {
    const person = await newPerson(url);
    const stored = await person.call<{ sets: { id: string }[] }>("POST", "/api/hashtag-sets", {
      json: { name: " Travel ", hashtags: ["#Wanderlust", "東京", "wanderlust"] },
    });
    const id = stored.body.sets[0]!.id;
    expect(stored.body).toEqual({ sets: [{ id, name: "Travel", hashtags: ["wanderlust", "東京"] }], signature: "" });
    expect((await person.call("PUT", "/api/signature", { json: { signature: "— Ana" } })).body["signature"]).toBe(
      "— Ana",
    );
    const other = await newPerson(url);
    expect((await other.call("DELETE", `/api/hashtag-sets/${id}`)).status).toBe(404);
    expect(
      (await other.call("PUT", `/api/hashtag-sets/${id}`, { json: { name: "Mine", hashtags: ["a"] } })).status,
    ).toBe(404);
    expect((await person.call("GET", "/api/user/data")).body).toMatchObject({
      signature: "— Ana",
      hashtagSets: [{ id, name: "Travel" }],
    });
    expect((await person.call("DELETE", `/api/hashtag-sets/${id}`)).body).toEqual({ sets: [], signature: "— Ana" });
    expect((await person.call("PUT", "/api/signature", { json: { signature: " " } })).body["signature"]).toBe("");
  });

  test("the 21st set is refused", async () => {
    const person = await newPerson(url);
    await sql`insert into public.hashtag_sets (user_id, name, hashtags, created_at)
      select id, 'set ' || n, '{tea}', now() from auth.users, generate_series(1, 20) n where email = ${person.email}`;
    expect(await person.call("POST", "/api/hashtag-sets", { json: { name: "More", hashtags: ["a"] } })).toMatchObject({
      status: 409,
      body: { code: "hashtag_sets_full", message: "You can keep 20 hashtag sets. Please delete one first." },
    });
  });

  test.each([
    [{ name: "", hashtags: ["a"] }, "Please give the hashtag set a name."],
    [{ name: "a".repeat(41), hashtags: ["a"] }, "Please keep the name to 40 characters or fewer."],
    [{ name: "a", hashtags: [] }, "Please enter at least one hashtag."],
    [{ name: "a", hashtags: Array.from({ length: 31 }, (_, n) => `t${n}`) }, "A set holds at most 30 hashtags."],
    [
      { name: "a", hashtags: ["two words"] },
      "A hashtag is one word of letters, digits and underscores, at most 100 characters long.",
    ],
  ])("%j is refused with a sentence", async (json, message) => {
    const person = await newPerson(url);
    expect(await person.call("POST", "/api/hashtag-sets", { json })).toMatchObject({ status: 400, body: { message } });
  });

  test("a signature of 201 characters is refused", async () => {
    const person = await newPerson(url);
    expect(await person.call("PUT", "/api/signature", { json: { signature: "a".repeat(201) } })).toMatchObject({
      status: 400,
      body: { message: "Please keep the signature to 200 characters or fewer." },
    });
  });
});
