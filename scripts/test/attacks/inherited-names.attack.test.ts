import { beforeEach, expect, inject, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { newPerson } from "../support/person.ts";
import { clearCounters } from "../support/counters.ts";

const { url, databaseUrl, publishableKey } = inject("stack");
beforeEach(() => clearCounters(databaseUrl));

test("a filter with the name of an inherited property does not disturb payments", async () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const response = await fetch(`${url}/rest/v1/profiles?${name}=eq.1`, { headers: { apikey: publishableKey } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "This filter names no column." });
  }
  const person = await newPerson(url);
  expect((await person.call("POST", endpoints.createSubscription.path)).status).toBe(200);
});
