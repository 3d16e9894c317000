import assert from "node:assert/strict";
import * as z from "zod/mini";
import { webAddress } from "./web-address.ts";

const read = (text: string) => z.safeParse(webAddress("no address"), text);

Deno.test("an address is kept as browsers write it", () => {
  for (const [given, written] of [
    [" https://example.com ", "https://example.com/"],
    ["HTTPS://Example.com/A?b#c", "https://example.com/A?b#c"],
    ["http://example.com/ü", "http://example.com/%C3%BC"],
  ] as const)
    assert.equal(read(given).data, written);
});

Deno.test("anything else than http and https is refused", () => {
  const others = [
    "",
    "example.com",
    "/path",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com/",
    "file:///etc/passwd",
    "xhttps://example.com/",
    "httpsx://example.com/",
    "https://",
  ];
  for (const other of others) {
    const result = read(other);
    assert.equal(result.success, false, other);
    assert.deepEqual(
      result.error?.issues.map(({ message }) => message),
      ["no address"],
    );
  }
});

Deno.test("2,000 characters are the most, counted as they are written", () => {
  const address = (length: number) => `https://example.com/${"a".repeat(length - 20)}`;
  assert.deepEqual([read(address(2000)).success, read(address(2001)).success], [true, false]);
  assert.equal(read(`https://example.com/${"ü".repeat(331)}`).success, false);
});
