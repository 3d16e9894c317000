import assert from "node:assert/strict";
import { handOver } from "../../../_shared/domain/photo/testing/hand-over.ts";
import type { FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { readEvents } from "../../testing/read-events.ts";
import { testUsage } from "../../testing/set-up.ts";
import { good, names, piece, rpc, whole, withModel } from "../../testing/streamed-generation.ts";

// What a streamed generation leaves behind when the client leaves, the database fails, or the request is refused.

Deno.test("a client that leaves before the first caption stops the model and is not counted", () =>
  withModel(async ({ model, api, generate, calls }) => {
    const events = readEvents(await generate());
    await events.next();
    const call = await model.next();
    call.write('{"captions":[{"shape":"plain","text":"Cof');
    await events.leave();
    await call.closed;
    await Promise.all(api.background);
    assert.deepEqual(names(calls()), ["reserve_generation", "release_generation"]);
  }),
);

Deno.test(
  "a client that leaves after the first caption stops the model; the entry keeps what was sent, with its cost",
  () =>
    withModel(async ({ model, api, generate, calls }) => {
      const events = readEvents(await generate());
      await events.next();
      const call = await model.next();
      call.write(`{"captions":[${piece(good[0]!)},`);
      assert.equal((await events.next())?.name, "caption");
      await events.leave();
      await call.closed;
      await Promise.all(api.background);
      assert.deepEqual(names(calls()), ["reserve_generation", "complete_generation", "extend_generation"]);
      const [, , [, last]] = calls() as [unknown, unknown, [string, Record<string, unknown>]];
      assert.deepEqual([last["p_captions"], last["p_model"]], [[], "m-2026"]);
    }),
);

Deno.test("a cancelled request is a client that leaves", async () => {
  const cancel = new AbortController();
  await withModel(
    async ({ model, api, generate, calls }) => {
      const events = readEvents(await generate());
      await events.next();
      const call = await model.next();
      cancel.abort();
      await call.closed;
      await Promise.all(api.background);
      assert.deepEqual(names(calls()), ["reserve_generation", "release_generation"]);
    },
    { signal: cancel.signal },
  );
});

Deno.test("a caption that cannot be stored is not sent, and the model is stopped", () =>
  withModel(
    async ({ model, generate }) => {
      const events = readEvents(await generate());
      await events.next();
      const call = await model.next();
      call.write(`{"captions":[${piece(good[0]!)},`);
      await events.next();
      call.write(`${piece(good[1]!)},`);
      const [error, ...more] = await events.rest();
      assert.deepEqual([error?.name, error?.data["status"], more], ["error", 503, []]);
      await call.closed;
    },
    { responses: { [rpc("extend_generation")]: () => new Response("down", { status: 503 }) } },
  ),
);

Deno.test(
  "an entry that the person deletes meanwhile does not end the generation; a deleted account does",
  async () => {
    for (const [outcome, last] of [
      ["gone", "done"],
      ["no_account", "error"],
    ]) {
      await withModel(
        async ({ model, generate }) => {
          const events = readEvents(await generate());
          const call = await model.next();
          call.write(whole(good[0]!, good[1]!, good[2]!));
          call.finish();
          const seen = await events.rest();
          assert.equal(seen.at(-1)?.name, last);
          if (last === "error") assert.equal(seen.at(-1)?.data["code"], "unauthorized");
        },
        { responses: { [rpc("extend_generation")]: () => ({ ...testUsage, outcome }) } },
      );
    }
  },
);

Deno.test("refusals that are known before the writer begins have their own status and are JSON", async () => {
  const quota = { ...testUsage, outcome: "quota_spent", retry_after: 60 };
  const cases: [number, Record<string, string | File>, FakeResponses][] = [
    [400, { platform: "myspace" }, {}],
    [429, {}, { [rpc("reserve_generation")]: () => quota }],
    [429, {}, { [rpc("reserve_generation")]: () => ({ ...quota, outcome: "rate_limited" }) }],
    [401, {}, { [rpc("reserve_generation")]: () => ({ outcome: "no_account" }) }],
  ];
  for (const [status, fields, responses] of cases) {
    await withModel(
      async ({ generate }) => {
        const response = await generate(fields);
        assert.equal(response.status, status);
        assert.match(response.headers.get("content-type")!, /application\/json/);
        await response.json();
      },
      { responses },
    );
  }
});

Deno.test("a photo that cannot be decoded is a 400, and its reservation is released", () =>
  withModel(async ({ generate, calls }) => {
    const header = Uint8Array.of(
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      0,
      0,
      0,
      13,
      0x49,
      0x48,
      0x44,
      0x52,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      1,
      8,
      6,
      0,
      0,
      0,
    );
    const response = await generate({ image: new File([header], "a.png", { type: "image/png" }) });
    const body = (await response.json()) as Record<string, unknown>;
    assert.deepEqual([response.status, body["code"]], [400, "invalid_image"]);
    assert.deepEqual(names(calls()), ["reserve_generation", "release_generation"]);
    await handOver();
  }),
);
