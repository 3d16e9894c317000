import { expect, it, vi } from "vitest";
import { status } from "@contract/wire/status.ts";
import { jsonResponse, failure, fakeApi } from "@/testing/fake-api.ts";
import { statusReader } from "./status.ts";

const good = { writer: "model", mail: "smtp", socialProviders: ["google"], supabaseUrl: "http://x", supabaseKey: "k" };

it.each([
  good,
  { ...good, supportEmail: "help@kite.example" },
  { ...good, supportEmail: null },
  { ...good, writer: "other" },
  { ...good, mail: "none" },
  { ...good, socialProviders: "google" },
  { ...good, socialProviders: [1] },
  { ...good, supabaseKey: undefined },
  { ...good, supportEmail: 5 },
  { ...good, errorTracking: null },
  { ...good, errorTracking: { dsn: "https://k@e.test/1", sampleRate: 0.5 } },
  { ...good, errorTracking: { dsn: "https://k@e.test/1" } },
  { ...good, errorTracking: "https://k@e.test/1" },
  { ...good, liveUpdates: false },
  { ...good, liveUpdates: "no" },
  null,
  "text",
])("reads a status as the contract does: %j", (value) => {
  expect(statusReader.safeParse(value).success).toBe(status.safeParse(value).success);
});

it("asks once for everybody, and again only after a failure", async () => {
  vi.resetModules();
  const { loadStatus } = await import("./status.ts");
  let fails = true;
  const requests = fakeApi({
    "GET /api/status": () => (fails ? failure(503, "unavailable", "Later.") : jsonResponse(good)),
  });
  await expect(Promise.all([loadStatus(), loadStatus()])).rejects.toThrow("Later.");
  expect(requests).toHaveLength(1);
  fails = false;
  expect(await loadStatus()).toEqual(good);
  expect(await loadStatus()).toEqual(good);
  expect(requests).toHaveLength(2);
});
