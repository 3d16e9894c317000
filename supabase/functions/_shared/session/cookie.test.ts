import assert from "node:assert/strict";
import { clearSessionCookies, readSessionCookie, sessionCookieName, writeSessionCookies } from "./cookie.ts";

const short = { accessToken: "a.b.c", refreshToken: "r", expiresAt: 1_800_000_000 };
const long = { ...short, accessToken: `a.${"b".repeat(6000)}.c` };
const sent = (lines: string[]) => lines.filter((line) => !line.includes("Max-Age=0")).map((line) => line.split(";")[0]).join("; ");
const cleared = (lines: string[]) => lines.filter((line) => line.includes("Max-Age=0")).map((line) => line.split("=")[0]);

Deno.test("a session comes back as it was stored, however long", async () => {
  assert.deepEqual(await readSessionCookie(sent(writeSessionCookies(null, short, true))), short);
  const lines = writeSessionCookies(null, long, true);
  assert.ok(lines.length > 1);
  assert.ok(lines.every((line) => line.length < 4096));
  assert.deepEqual(await readSessionCookie(`other=1; ${sent(lines)}`), long);
});

Deno.test("no script reads it and no other site sends it", () => {
  assert.match(writeSessionCookies(null, short, true)[0] ?? "", /; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  assert.doesNotMatch(writeSessionCookies(null, short, false)[0] ?? "", /Secure/);
});

Deno.test("a shorter session clears the pieces of a longer one, and ending clears all", () => {
  const header = `${sent(writeSessionCookies(null, long, true))}; ${sessionCookieName}-theme=dark`;
  assert.deepEqual(cleared(writeSessionCookies(header, short, true)), [`${sessionCookieName}.0`, `${sessionCookieName}.1`, `${sessionCookieName}.2`]);
  assert.equal(clearSessionCookies(header, true).length, 3);
  assert.deepEqual(clearSessionCookies(null, true), []);
});
