import assert from "node:assert/strict";
import { clientAddress } from "./address.ts";

const address = (forwarded: string | null, hops = 1) =>
  clientAddress(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }), hops);

Deno.test("only what the trusted proxies wrote counts", () => {
  assert.equal(address("203.0.113.7"), "203.0.113.7");
  assert.equal(address("1.1.1.1, 203.0.113.7"), "203.0.113.7");
  assert.equal(address("1.1.1.1, 203.0.113.7, 10.0.0.1", 2), "203.0.113.7");
  assert.equal(address("203.0.113.7", 3), "203.0.113.7");
});

Deno.test("requests without an address share one", () => {
  assert.equal(address(null), "unknown");
  assert.equal(address(" , "), "unknown");
});

Deno.test("an IPv6 household is one address in every spelling", () => {
  assert.equal(address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  assert.equal(address("2001:0DB8:0001:0002::99"), "2001:db8:1:2::/64");
  assert.equal(address("[2001:db8:1:2::1]:443"), "2001:db8:1:2::/64");
  assert.equal(address("::1"), "0:0:0:0::/64");
  assert.equal(address("fe80:1:2:3%eth0"), address("fe80:1:2:3"));
  assert.equal(address("2001::4:5:6:7:8"), "2001:0:0:4::/64");
  assert.notEqual(address("2001:db8:1:3::1"), address("2001:db8:1:2::1"));
});

Deno.test("IPv4 in IPv6's clothes, or with a port, is IPv4", () => {
  assert.equal(address("::ffff:203.0.113.7"), "203.0.113.7");
  assert.equal(address("[::ffff:203.0.113.7]:443"), "203.0.113.7");
  assert.equal(address("203.0.113.7:5000"), "203.0.113.7");
});
