import assert from "node:assert/strict";
import * as z from "zod/mini";
import { ApiError, describeError } from "../errors.ts";
import { conforming } from "../testing/descriptions/conforming.ts";
import { gatewayPage, gatewayStatuses } from "../testing/descriptions/gateway.ts";
import { createDatabase, DatabaseError } from "./database.ts";
import { tableRow } from "./table-row.ts";

const ask = (respond: () => Response) =>
  createDatabase(
    { supabaseUrl: "http://data.test", publishableKey: "p", secretKey: "s" },
    conforming(respond),
  ).asPerson("a.b.c", "me", {}, z.number());
/** PostgREST's response to a call that it refuses. */
const refusal = (status: number, code: string, message = code) =>
  Response.json({ code, message, details: null, hint: null }, { status });
const refused = (status: number, code: string, message?: string) => ask(() => refusal(status, code, message));

Deno.test("a token that is not valid, or that the data API takes for a visitor's, is refused as such", async () => {
  for (const respond of [
    () => refusal(401, "PGRST301", "No suitable key or wrong key type"),
    () => refusal(401, "PGRST302", "Anonymous access is disabled"),
    () => refusal(401, "PGRST303", "JWT expired"),
    () => refusal(403, "42501", "permission denied for function me"),
    () => refusal(401, "42501", "permission denied for function me"),
    () => Response.json({ message: "Invalid API key", hint: "Double check your API key." }, { status: 401 }),
  ]) {
    await assert.rejects(ask(respond), (error) => error instanceof ApiError && error.code === "unauthorized");
  }
});

Deno.test("a data API that is away makes the service unavailable", async () => {
  const responses = [
    ...Object.keys(gatewayStatuses).map((status) => () => gatewayPage(Number(status))),
    () => refusal(503, "PGRST002"),
    () => refusal(504, "PGRST003"),
    () => refusal(503, "57P01"),
    () => refusal(503, "53300"),
  ];
  for (const respond of responses)
    await assert.rejects(ask(respond), (error) => error instanceof ApiError && error.code === "unavailable");
  await assert.rejects(
    ask(() => {
      throw new TypeError("nobody listens");
    }),
    (error) => error instanceof ApiError && error.code === "unavailable",
  );
});

Deno.test("any other refusal is a fault of ours and keeps the database's code", async () => {
  await assert.rejects(
    refused(404, "PGRST202", "no such function"),
    (error) => error instanceof DatabaseError && error.code === "PGRST202" && error.status === 404,
  );
  await assert.rejects(
    refused(500, "57014", "canceling statement due to statement timeout"),
    (error) => error instanceof DatabaseError && error.code === "57014" && error.status === 500,
  );
});

Deno.test("a text that cannot be stored is the sender's fault", async () => {
  for (const code of ["22021", "22P05"]) {
    await assert.rejects(refused(400, code), (error) => error instanceof ApiError && error.code === "bad_request");
  }
});

Deno.test("a text that is longer than any argument may be is the sender's fault", async () => {
  const overlong = 'value for domain short_text violates check constraint "short_text_length"';
  await assert.rejects(
    refused(400, "23514", overlong),
    (error) => error instanceof ApiError && error.code === "bad_request" && error.message === "This text is too long.",
  );
  await assert.rejects(
    refused(400, "23514", 'new row for relation "profiles" violates check constraint "profiles_tone_length"'),
    (error) => error instanceof DatabaseError,
  );
});

Deno.test("what is logged of a refusal names constraints and columns, never values", async () => {
  const logged = (code: string, message: string) =>
    refused(code === "23505" ? 409 : 400, code, message).then(() => "", describeError);
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

Deno.test("a result of another shape than asked for is a failure", async () => {
  assert.equal(await ask(() => Response.json(5)), 5);
  await assert.rejects(ask(() => Response.json("five")));
});

Deno.test("a call that the database ended for another one is made again, three times in all", async () => {
  let asked = 0;
  const respond = () => (++asked < 3 ? refusal(500, "40P01", "deadlock detected") : Response.json(7));
  assert.equal(await ask(respond), 7);
  asked = -10;
  await assert.rejects(ask(respond), DatabaseError);
  assert.equal(asked, -7);
});

Deno.test("a call that failed for another reason is not made again", async () => {
  for (const [status, code] of [
    [500, "40001"],
    [400, "P0001"],
    [500, "57014"],
  ] as const) {
    let asked = 0;
    await assert.rejects(
      ask(() => {
        asked += 1;
        return refusal(status, code);
      }),
      DatabaseError,
    );
    assert.equal(asked, 1, code);
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
