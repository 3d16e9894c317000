import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getUser, setUser } from "@/lib/session.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { completePayment } from "./complete-payment.ts";

const premium = fakeUser({ premiumAccess: true, stripeSubscriptionId: "sub_1" });
const unauthorized = () => failure(401, "unauthorized", "Please log in.");

/** The server's responses to the looks at the plan, in turn; the last one again and again. */
function server(looks: FakeRoute[], user: FakeRoute) {
  let asked = 0;
  const requests = fakeApi({
    "POST /api/sync-subscription": (request) => looks[Math.min(asked++, looks.length - 1)]!(request),
    "GET /api/user": user,
  });
  const count = (path: string) => requests.filter((request) => request.path === path).length;
  return { looks: () => count("/api/sync-subscription"), reads: () => count("/api/user") };
}

beforeEach(() => {
  // Waits take no time; everything else is as it is.
  const real = setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void) => real(run));
  setUser(fakeUser());
});
afterEach(() => {
  setUser(null);
});

it("looks until the subscription is there, and shows the account that has it", async () => {
  const { looks, reads } = server([() => jsonResponse(fakeUser()), () => jsonResponse(premium)], () =>
    jsonResponse(fakeUser()),
  );
  expect(await completePayment()).toBe("premium");
  expect(getUser()).toEqual(premium);
  expect([looks(), reads()]).toEqual([2, 0]);
});

it("a look that fails on the server is followed by the next", async () => {
  const { looks } = server([() => failure(503, "unavailable", "Later."), () => jsonResponse(premium)], unauthorized);
  expect(await completePayment()).toBe("premium");
  expect(looks()).toBe(2);
});

it("looks no more once the server knows nobody, and says that the session has ended", async () => {
  const { looks, reads } = server([unauthorized], unauthorized);
  expect(await completePayment()).toBe("signed-out");
  expect(looks()).toBe(1);
  expect(reads()).toBeGreaterThan(0);
});

it("leaves it to live updates after four looks", async () => {
  const { looks } = server([() => jsonResponse(fakeUser())], () => jsonResponse(fakeUser()));
  expect(await completePayment()).toBe("later");
  expect(looks()).toBe(4);
});
