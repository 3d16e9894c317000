import { beforeAll, describe, expect, inject, test } from "vitest";
import { entryPath } from "../../../supabase/functions/_shared/contract/wire/admin.ts";
import type { PromoCode } from "../../../supabase/functions/_shared/contract/wire/promo-codes.ts";
import type { ActivityLog } from "../../../supabase/functions/_shared/contract/wire/activity-log.ts";
import type { ReceivedMessage } from "../../../supabase/functions/_shared/contract/wire/messages.ts";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { mediaMessages } from "../../../supabase/functions/_shared/contract/wire/media.ts";
import { join, pngChunk } from "../../../supabase/functions/_shared/domain/photo/testing/encode.ts";
import connect from "postgres";
import { listAsAdministrator } from "../support/administrator-lists.ts";
import { newAdministrator } from "../support/administrator.ts";
import { newPerson, type Person } from "../support/person.ts";

const stack = inject("stack");
let one: Person;
let two: Person;
beforeAll(async () => {
  [one, two] = [await newAdministrator(stack), await newAdministrator(stack)];
});

const list = <T>(path: string) => listAsAdministrator<T>(one, path);
const freshCode = () => `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

describe("codes", () => {
  test("are created in capitals, listed before older ones, usable, and end when they are deleted", async () => {
    const [older, code] = [freshCode(), freshCode()];
    await one.call("POST", endpoints.adminCreatePromoCode.path, { json: { code: older, days: 30 } });
    const created = await one.call<PromoCode>("POST", endpoints.adminCreatePromoCode.path, {
      json: { code: ` ${code.toLowerCase()} `, days: 30 },
    });
    expect(created).toMatchObject({ status: 201, body: { code, isActive: false, isExpired: false, email: null } });
    expect((Date.parse(created.body.expiryDate) - Date.parse(created.body.createdAt)) / 86_400_000).toBe(30);
    // Other tests create codes at the same time.
    const listed = (await list<PromoCode>(endpoints.adminListPromoCodes.path)).filter((row) =>
      [code, older].includes(row.code),
    );
    expect(listed).toEqual([created.body, expect.objectContaining({ code: older })]);

    const user = await newPerson(stack.url);
    const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
    await sql`update public.promo_codes set used_by = u.id, used_at = now(), email = u.email from auth.users u where u.email = ${user.email} and code = ${code}`;
    await sql.end();
    const access = async () => (await user.call<User>("GET", endpoints.getUser.path)).body.premiumAccess;
    expect(await access()).toBe(true);
    expect(
      (await list<PromoCode>(endpoints.adminListPromoCodes.path)).find(({ id }) => id === created.body.id),
    ).toMatchObject({ isActive: true, email: user.email });

    const path = entryPath(endpoints.adminDeletePromoCode.path, created.body.id);
    expect(await one.call("DELETE", path)).toMatchObject({ status: 200, body: { message: "Promo Code Deleted" } });
    expect(await access()).toBe(false);
    expect(await two.call("DELETE", path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  test("can be edited while nobody has used them", async () => {
    const [code, other] = [freshCode(), freshCode()];
    for (const text of [other, code])
      await one.call("POST", endpoints.adminCreatePromoCode.path, { json: { code: text, days: 30 } });
    const { id, createdAt } = (await list<PromoCode>(endpoints.adminListPromoCodes.path)).find(
      (row) => row.code === code,
    )!;
    const path = entryPath(endpoints.adminUpdatePromoCode.path, id);
    const edit = (json: object) => two.call<PromoCode>("PUT", path, { json });
    const edited = freshCode();
    const response = await edit({ code: edited.toLowerCase(), days: 7 });
    expect(response).toMatchObject({ status: 200, body: { id, code: edited, createdAt } });
    expect((Date.parse(response.body.expiryDate) - Date.parse(createdAt)) / 86_400_000).toBe(7);
    expect(await edit({ code: other, days: 7 })).toMatchObject({ status: 409, body: { code: "promo_code_taken" } });
    expect(await edit({ code: "  ", days: 7 })).toMatchObject({
      status: 400,
      body: { message: "Please enter a valid promo code." },
    });
    await one.call("DELETE", path);
    expect((await edit({ code: edited, days: 7 })).status).toBe(404);
  });

  test("that are edited and used at the same moment belong to whoever came first", async () => {
    for (let round = 0; round < 6; round++) {
      const [code, edited] = [freshCode(), freshCode()];
      const { body } = await one.call<PromoCode>("POST", endpoints.adminCreatePromoCode.path, {
        json: { code, days: 30 },
      });
      const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
      const email = `${crypto.randomUUID()}@example.com`;
      const [edit, [used]] = await Promise.all([
        one.call("PUT", entryPath(endpoints.adminUpdatePromoCode.path, body.id), { json: { code: edited, days: 7 } }),
        sql<{ outcome: string }[]>`select public.apply_promo_code(${email}, ${code}, null) as outcome`,
      ]);
      const [stored] = await sql<{ code: string; email: string | null }[]>`
        select code, email from public.promo_codes where id = ${body.id}`;
      await sql.end();
      if (edit.status === 200) expect([used!.outcome, stored]).toEqual(["not_valid", { code: edited, email: null }]);
      else {
        expect(edit).toMatchObject({ status: 409, body: { code: "promo_code_used" } });
        expect([used!.outcome, stored]).toEqual(["applied", { code, email }]);
      }
    }
  });

  test("are unique", async () => {
    const json = { code: freshCode(), days: 1 };
    const responses = await Promise.all(
      [one, two].map((person) => person.call("POST", endpoints.adminCreatePromoCode.path, { json })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)!.body).toMatchObject({
      code: "promo_code_taken",
      message: "This promo code exists already. Please choose another one.",
    });
  });

  test.each([
    [{ code: "  ", days: 30 }, "Please enter a valid promo code."],
    [{ days: 30 }, "Please enter a valid promo code."],
    [{ code: "SPRING", days: 0 }, "Please enter a valid number of days."],
    [{ code: "SPRING", days: "soon" }, "Please enter a valid number of days."],
    [{ code: "SPRING" }, "Please enter a valid number of days."],
  ])("%j is refused", async (json, message) => {
    expect(await one.call("POST", endpoints.adminCreatePromoCode.path, { json })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe("logs", () => {
  test("store the client's entries, and list the newest first", async () => {
    const json = {
      actionType: "post_analytics",
      description: `Opened ${crypto.randomUUID()}`,
      metadata: { tab: "social" },
    };
    const later = { ...json, description: `Opened again ${crypto.randomUUID()}` };
    for (const entry of [json, later]) {
      expect((await one.call("POST", endpoints.adminCreateActivityLog.path, { json: entry })).status).toBe(201);
    }
    // Other tests write entries at the same time.
    const told = (await list<ActivityLog>(endpoints.adminListActivityLogs.path)).filter(({ description }) =>
      [json.description, later.description].includes(description),
    );
    expect(told).toMatchObject([later, json]);
    expect(
      (await one.call("POST", endpoints.adminCreateActivityLog.path, { json: { ...json, actionType: "other" } }))
        .status,
    ).toBe(400);
  });
});

describe("messages and suggestions", () => {
  test("are one list, newest first, with their senders", async () => {
    const mark = crypto.randomUUID();
    const json = { name: "Eve", email: "eve@example.com", message: `A message to support ${mark}` };
    expect((await one.call("POST", endpoints.sendContactMessage.path, { json })).status).toBe(200);
    const suggestion = `Owls ${mark}`;
    expect((await two.call("POST", endpoints.createSuggestion.path, { json: { suggestion } })).status).toBe(200);
    const [newest, older] = (await list<ReceivedMessage>(endpoints.adminListMessages.path)).filter(({ text }) =>
      text.includes(mark),
    );
    expect(newest).toMatchObject({ kind: "suggestion", text: suggestion, email: two.email });
    expect(older).toMatchObject({ kind: "contact", text: json.message, name: "Eve" });
  });
});

describe("media", () => {
  const upload = (person: Person, bytes: Uint8Array<ArrayBuffer>, name = "photo.png") => {
    const body = new FormData();
    body.set("file", new File([bytes], name, { type: "image/png" }));
    return person.call<{ url: string }>("POST", endpoints.adminUploadMedia.path, { body });
  };
  const png = Uint8Array.from(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    ),
  );

  test("uploads are available to everybody, unchanged", async () => {
    const { status, body } = await upload(one, png);
    expect(status).toBe(201);
    const response = await fetch(body.url);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  });

  test("what a camera wrote into a picture is not published, and a picture that is cut off is refused", async () => {
    const place = pngChunk("tEXt", new TextEncoder().encode("Comment\0taken at 52.52, 13.405"));
    const { body } = await upload(one, Uint8Array.from(join(png.subarray(0, 33), place, png.subarray(33))));
    expect(new Uint8Array(await (await fetch(body.url)).arrayBuffer())).toEqual(png);
    expect(await upload(one, png.slice(0, -20))).toMatchObject({
      status: 415,
      body: { message: mediaMessages.broken },
    });
  });

  test("a file that is not a picture is refused, whatever its name", async () => {
    expect(await upload(one, Uint8Array.from(Buffer.from("<svg onload=alert(1)>")))).toMatchObject({
      status: 415,
      body: { message: "Please upload a PNG, JPG, GIF, WebP or MP4 file." },
    });
  });

  test("a person cannot bypass the panel", async () => {
    const person = await newPerson(stack.url);
    const response = await fetch(`${stack.url}/storage/v1/object/media/mine.png`, {
      method: "POST",
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${person.session.access_token}`,
        "content-type": "image/png",
      },
      body: png,
    });
    expect(response.ok).toBe(false);
  });
});
