import { expect, it } from "vitest";
import { status } from "@contract/product.ts";
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
  { ...good, liveUpdates: false },
  { ...good, liveUpdates: "no" },
  null,
  "text",
])("reads a status as the contract does: %j", (value) => {
  expect(statusReader.safeParse(value).success).toBe(status.safeParse(value).success);
});
