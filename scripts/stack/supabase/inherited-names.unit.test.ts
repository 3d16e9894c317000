import { expect, test } from "vitest";
import { withoutInheritedNames } from "./inherited-names.ts";

const fetch = withoutInheritedNames(() => Promise.resolve(new Response("[]")));
const statusOf = async (query: string) =>
  (await fetch(new Request(`http://host/rest/v1/profiles?${query}`), { peerAddress: null })).status;

test.each(["__proto__=eq.1", "constructor=eq.1", "id=eq.1&toString=eq.1", "%5F_proto__=eq.1"])(
  "%s is refused",
  async (query) => {
    expect(await statusOf(query)).toBe(400);
  },
);

test("other filters pass", async () => {
  expect(await statusOf("id=eq.1&select=__proto__")).toBe(200);
});

test("nothing can be added to what every object inherits", () => {
  const inherited = Object.prototype as Record<string, unknown>;
  expect(() => {
    inherited["$eq"] = 1;
  }).toThrow(TypeError);
});
