import assert from "node:assert/strict";
import * as z from "zod/mini";
import { ApiError, describeError } from "../errors.ts";
import { createDatabase, DatabaseError } from "./database.ts";
import { tableRow } from "./table-row.ts";

const ask = (answer: () => Response) =>
  createDatabase({ supabaseUrl: "http://data.test", publishableKey: "p", secretKey: "s" }, async () =>
    answer(),
  ).asPerson("token", "me", {}, z.number());
const refused = (status: number, body: string) => ask(() => new Response(body, { status }));

Deno.test("a token that is not valid, or that the data API takes for a visitor's, is refused as such", async () => {
  for (const [status, body] of [
    [401, '{"code":"PGRST301","message":"JWT expired"}'],
    [403, '{"code":"42501","message":"permission denied for function me"}'],
    [401, "no JSON"],
  ] as const) {
    await assert.rejects(refused(status, body), (error) => error instanceof ApiError && error.code === "unauthorized");
  }
});

Deno.test("a data API that is away makes the service unavailable", async () => {
  for (const status of [502, 503, 504])
    await assert.rejects(
      refused(status, "<html>"),
      (error) => error instanceof ApiError && error.code === "unavailable",
    );
  await assert.rejects(
    ask(() => {
      throw new TypeError("nobody listens");
    }),
    (error) => error instanceof ApiError && error.code === "unavailable",
  );
});

Deno.test("any other refusal is a fault of ours and keeps the database's code", async () => {
  await assert.rejects(
    refused(404, '{"code":"PGRST202","message":"no such function"}'),
    (error) => error instanceof DatabaseError && error.code === "PGRST202" && error.status === 404,
  );
});

Deno.test("a text that cannot be stored is the sender's fault", async () => {
  for (const code of ["22021", "22P05"]) {
    await assert.rejects(
      refused(400, JSON.stringify({ code, message: "x" })),
      (error) => error instanceof ApiError && error.code === "bad_request",
    );
  }
});

Deno.test("what is logged of a refusal names constraints and columns, never values", async () => {
  const logged = (code: string, message: string) =>
    refused(400, JSON.stringify({ code, message })).then(() => "", describeError);
  assert.equal(
    await logged("23505", 'duplicate key value violates unique constraint "profiles_username_key"'),
    "DatabaseError: 23505, constraint profiles_username_key",
  );
  assert.equal(await logged("22P02", 'invalid input syntax for type uuid: "anna@example.com"'), "DatabaseError: 22P02");
  assert.equal(
    await logged("42703", "column profiles.mail does not exist"),
    "DatabaseError: 42703: column profiles.mail does not exist",
  );
});

Deno.test("an answer of another shape than asked for is a failure", async () => {
  assert.equal(await ask(() => Response.json(5)), 5);
  await assert.rejects(ask(() => Response.json("five")));
});

Deno.test("a call that the database ended for another one is made again, three times in all", async () => {
  for (const body of [
    '{"code":"40P01","message":""}',
    '{"code":"40P01","message":"deadlock detected"}',
    '{"code":"SUP","message":"PostgresError: deadlock detected"}',
  ]) {
    let asked = 0;
    const answer = () => (++asked < 3 ? new Response(body, { status: 500 }) : Response.json(7));
    assert.equal(await ask(answer), 7);
    asked = -10;
    await assert.rejects(ask(answer), DatabaseError);
    assert.equal(asked, -7);
  }
});

Deno.test("a call that failed for another reason is not made again", async () => {
  for (const body of [
    '{"code":"40001","message":"could not serialize"}',
    '{"code":"P0001","message":"no"}',
    "no JSON",
  ]) {
    let asked = 0;
    await assert.rejects(
      ask(() => {
        asked += 1;
        return new Response(body, { status: 500 });
      }),
      DatabaseError,
    );
    assert.equal(asked, 1, body);
  }
});

/** Never runs: the type check fails when one of these is no type error any more. */
export function _rejectedByTypes(): void {
  const database = createDatabase({ supabaseUrl: "http://data.test", publishableKey: "p", secretKey: "s" });
  // @ts-expect-error no function of this name
  void database.asPerson("token", "mee", {}, z.unknown());
  // @ts-expect-error only the server may call it
  void database.asPerson("token", "delete_account", { p_user_id: "1" }, z.boolean());
  // @ts-expect-error another name of the argument
  void database.asServer("delete_account", { p_id: "1" }, z.boolean());
  // @ts-expect-error it returns a boolean
  void database.asServer("delete_account", { p_user_id: "1" }, z.string());
  // @ts-expect-error the table has no such column
  tableRow("articles", { headline: z.string() });
  // @ts-expect-error the column is text
  tableRow("profiles", { tone: z.number() });
}
