import connect from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import { liftAddressLimits } from "../support/address-limits.ts";
import { captionJson, startGatedModel, type GatedModel } from "../support/gated-model.ts";
import { newPerson, type Person } from "../support/person.ts";

// The whole way of a streamed generation: model, function, gateway, database. The model writes what the test tells it
// to, so that nothing depends on time.

let model: GatedModel;
let stack: Stack;
let sql: connect.Sql;
beforeAll(async () => {
  model = await startGatedModel();
  stack = await startTemporaryStack({ env: model.env });
  await liftAddressLimits(stack.databaseUrl);
  sql = connect(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
  await model?.stop();
});

interface Received {
  event: string;
  data: Record<string, unknown>;
}

/** Starts a generation of this person that is sent as events. */
async function stream(person: Person) {
  const leave = new AbortController();
  const body = new FormData();
  body.append("keyword", "coffee");
  const response = await fetch(`${stack.url}${endpoints.generateCaption.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.session.access_token}`, accept: "text/event-stream" },
    body,
    signal: leave.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  async function next(): Promise<Received | null> {
    for (;;) {
      const [, event, data, rest] = /^event: (\w+)\ndata: (.*?)\n\n(.*)$/s.exec(waiting) ?? [];
      if (event !== undefined) {
        waiting = rest!;
        return { event, data: JSON.parse(data!) as Record<string, unknown> };
      }
      const { done, value } = await reader.read();
      if (done) return null;
      waiting += value;
    }
  }
  return { response, next, leave: () => leave.abort() };
}

const captions = ["Coffee first, then words.", "Same mug, same chair.", "Black, hot, gone."];
const stored = async (person: Person) =>
  (
    await sql`select g.status, g.model, g.output_tokens from private.generations g
      join auth.users u on u.id = g.user_id where u.email = ${person.email} order by g.reserved_at`
  ).map(({ status, model: name, output_tokens: tokens }) => [status, name, Number(tokens) > 0]);

test("every event passes the gateway at once; the first caption counts, and the entry grows with each", async () => {
  const person = await newPerson(stack.url);
  const { response, next } = await stream(person);
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
  expect(response.headers.get("content-encoding")).toBeNull();
  expect((await next())?.event).toBe("start");
  const call = await model.next();
  expect(await person.history()).toEqual([]);
  call.write('{"captions":[');
  for (const [place, text] of captions.entries()) {
    // The next caption is written only after this one has come through.
    call.write(`${captionJson(text)},`);
    const sent = await next();
    expect(sent).toMatchObject({ event: "caption", data: { place, text } });
    expect(await person.history()).toMatchObject([{ id: sent?.data["id"], captions: captions.slice(0, place + 1) }]);
    expect(await person.used()).toBe(1);
  }
  const done = await next();
  expect(done).toMatchObject({ event: "done", data: { captions, usage: { used: 1, limit: 5 } } });
  expect(endpoints.generateCaption.response.safeParse(done?.data).error?.issues).toBeUndefined();
  expect(await next()).toBeNull();
  await call.closed;
  expect(await stored(person)).toEqual([["completed", "gated", true]]);
});

test("a client that leaves before the first caption is not counted", async () => {
  const person = await newPerson(stack.url);
  const { next, leave } = await stream(person);
  await next();
  const call = await model.next();
  call.write('{"captions":[{"shape":"plain","text":"Cof');
  expect(await person.used()).toBe(1);
  leave();
  await call.closed;
  await expect.poll(() => person.used()).toBe(0);
  expect(await person.history()).toEqual([]);
  expect(await stored(person)).toEqual([["released", null, false]]);
});

test("a client that leaves later keeps what it got, counted once, with its cost; the model is stopped", async () => {
  const person = await newPerson(stack.url);
  const { next, leave } = await stream(person);
  await next();
  const call = await model.next();
  call.write(`{"captions":[${captionJson(captions[0]!)},${captionJson(captions[1]!)},`);
  await next();
  await next();
  leave();
  await call.closed;
  await expect.poll(() => stored(person)).toEqual([["completed", "gated", true]]);
  expect(await person.history()).toMatchObject([{ captions: captions.slice(0, 2) }]);
  expect(await person.used()).toBe(1);
});

test("two tabs that generate at the same time count twice and get an entry each", async () => {
  const person = await newPerson(stack.url);
  const tabs = [await stream(person), await stream(person)];
  const calls = [await model.next(), await model.next()];
  for (const { next } of tabs) await next();
  for (const call of calls) {
    call.write(`{"captions":[${captions.map((text) => captionJson(text)).join()}]}`);
    call.finish();
  }
  const ids = await Promise.all(
    tabs.map(async ({ next }) => {
      for (;;) {
        const event = await next();
        if (event?.event === "done") return event.data["id"];
        if (event?.event !== "caption") throw new Error(`unexpected: ${JSON.stringify(event)}`);
      }
    }),
  );
  expect(new Set(ids).size).toBe(2);
  expect(await person.used()).toBe(2);
  expect((await person.history()).map(({ captions: texts }) => texts)).toEqual([captions, captions]);
});
