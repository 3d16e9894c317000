import assert from "node:assert/strict";
import { sessionHintName } from "../../contract/rules/sessions.ts";
import {
  clearSessionCookies,
  clearSessionHint,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookies,
  type StoredSession,
} from "./cookie.ts";

const hint = sessionHintName(true);
const now = 1_790_000_000;
const day = 24 * 60 * 60;
const short = { accessToken: "a.b.c", refreshToken: "r", expiresAt: 1_800_000_000, signedInAt: now };
const long = { ...short, accessToken: `a.${"b".repeat(6000)}.c` };
const write = (header: string | null, session: StoredSession, secure = true, nowSeconds = now) =>
  writeSessionCookies(header, session, { secure, nowSeconds });
const sent = (lines: string[]) =>
  lines
    .filter((line) => !line.includes("Max-Age=0"))
    .map((line) => line.split(";")[0])
    .join("; ");
const cleared = (lines: string[]) =>
  lines.filter((line) => line.includes("Max-Age=0")).map((line) => line.split("=")[0]);

Deno.test("a session comes back as it was stored, however long", async () => {
  assert.deepEqual(await readSessionCookie(sent(write(null, short)), true), short);
  const lines = write(null, long);
  assert.ok(lines.length > 1);
  assert.ok(lines.every((line) => line.length < 4096));
  assert.deepEqual(await readSessionCookie(`other=1; ${sent(lines)}`, true), long);
});

Deno.test("no script reads it, no other site sends it, and on https no other host can plant it", () => {
  assert.match(
    write(null, short)[0] ?? "",
    /^__Host-caption-kite-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  assert.match(
    write(null, short, false)[0] ?? "",
    /^caption-kite-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (const line of write(null, long).slice(0, -1)) assert.match(line, /^__Host-caption-kite-session\.\d=/);
});

Deno.test(
  "on https a cookie without the prefix is not believed, and is cleared with the next response that writes one",
  async () => {
    const planted = sent(write(null, long, false));
    assert.equal(await readSessionCookie(planted, true), null);
    const plain = sessionCookieName(false);
    assert.deepEqual(cleared(write(planted, short)), [`${plain}.0`, `${plain}.1`, `${plain}.2`]);
  },
);

Deno.test("it lives for 60 days from the sign-in, which a refresh does not move", async () => {
  const maxAge = (lines: string[]) => Number(/Max-Age=(\d+)/.exec(lines[0] ?? "")?.[1]);
  assert.equal(maxAge(write(null, short)), 60 * day);
  assert.equal(maxAge(write(null, short, true, now + 59 * day)), day);
  assert.equal(maxAge(write(null, short, true, now + 61 * day)), 0);
  assert.equal(maxAge(write(null, { ...short, signedInAt: now + 900 * day })), 60 * day);
  const refreshed = await readSessionCookie(sent(write(null, short, true, now + 30 * day)), true);
  assert.equal(refreshed?.signedInAt, now);
});

Deno.test("scripts can read the hint, which says nothing but that there is a session, for as long as it lasts", () => {
  assert.equal(write(null, long).at(-1), `${hint}=1; Max-Age=${60 * day}; Path=/; Secure; SameSite=Lax`);
  assert.equal(
    write(null, short, false, now + 59 * day).at(-1),
    `caption-kite-signed-in=1; Max-Age=${day}; Path=/; SameSite=Lax`,
  );
});

Deno.test("a hint alone is no session, and is removed", async () => {
  assert.equal(await readSessionCookie(`${hint}=1`, true), null);
  assert.deepEqual(clearSessionHint(`${hint}=1`, true), [
    `${hint}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ]);
  assert.deepEqual(clearSessionHint("other=1", true), []);
});

Deno.test("a shorter session clears the pieces of a longer one, and ending clears all", () => {
  const name = sessionCookieName(true);
  const header = `${sent(write(null, long))}; ${name}-theme=dark`;
  assert.deepEqual(cleared(write(header, short)), [`${name}.0`, `${name}.1`, `${name}.2`]);
  assert.deepEqual(cleared(clearSessionCookies(header, true)), [`${name}.0`, `${name}.1`, `${name}.2`, hint]);
  assert.deepEqual(clearSessionCookies(null, true), []);
  assert.deepEqual(cleared(clearSessionCookies(sent(write(null, short, false)), false)), [
    sessionCookieName(false),
    sessionHintName(false),
  ]);
});
