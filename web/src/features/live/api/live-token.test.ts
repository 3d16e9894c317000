import { expect, it } from "vitest";
import { jsonResponse, failure, fakeApi } from "@/testing/fake-api.ts";
import { createLiveToken } from "./live-token.ts";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const nothing = () => {};

it("asks for the next token before the last one ends, and not earlier", async () => {
  const expires = [inMinutes(1), inMinutes(10)];
  const requests = fakeApi({
    "GET /api/realtime-token": () => jsonResponse({ token: `t${expires.length}`, expiresAt: expires.shift() }),
  });
  const token = createLiveToken(nothing);
  expect(await token()).toBe("t2");
  expect(await token()).toBe("t1");
  expect(await token()).toBe("t1");
  expect(requests).toHaveLength(2);
});

it("says when the server offers no live updates, and has no token without a session", async () => {
  let offered = true;
  fakeApi({ "GET /api/realtime-token": () => failure(503, "not_configured", "Live updates are switched off here.") });
  expect(
    await createLiveToken(() => {
      offered = false;
    })(),
  ).toBeNull();
  expect(offered).toBe(false);

  fakeApi({ "GET /api/realtime-token": () => failure(401, "unauthorized", "Please log in.") });
  offered = true;
  expect(
    await createLiveToken(() => {
      offered = false;
    })(),
  ).toBeNull();
  expect(offered).toBe(true);
});
