import assert from "node:assert/strict";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { setUpApi } from "../../testing/set-up.ts";

Deno.test("the status is the same for everybody, without any call, and shared caches may keep it", async () => {
  const { request, received } = setUpApi({}, { env: { SUPPORT_EMAIL: "help@kite.test" } });
  const [visitor, person] = [
    await request("/api/status", {}),
    await request("/api/status", { headers: { cookie: "caption-kite-session=base64-e30" } }),
  ];
  const text = await visitor.text();
  assert.equal(endpoints.getStatus.response.parse(JSON.parse(text)).supportEmail, "help@kite.test");
  assert.equal(await person.text(), text);
  assert.equal(person.headers.get("set-cookie"), null);
  assert.match(visitor.headers.get("cache-control") ?? "", /^public, max-age=0, s-maxage=/);
  const again = await request("/api/status", { headers: { "if-none-match": visitor.headers.get("etag")! } });
  assert.equal(again.status, 304);
  assert.equal(received.length, 0);
});
