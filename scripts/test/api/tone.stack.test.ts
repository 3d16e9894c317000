import { expect, inject, test } from "vitest";
import { countEmoji } from "../../../supabase/functions/_shared/contract/rules/caption-length.ts";
import { newPerson, type Person } from "../support/person.ts";

const { url } = inject("stack");

const save = (person: Person, tone: unknown) => person.call("POST", "/api/user-tone", { json: { tone } });
const read = (person: Person) => person.call<{ tone: string }>("GET", "/api/user-tone");
const captionsOf = async (person: Person) =>
  (await person.generate({ keyword: "sourdough on a rainy Sunday", platform: "instagram" })).body.captions as string[];

/** A caption without its hashtags and its signature. */
const words = (caption: string) => caption.replace(/#[\p{L}\p{N}_]+|— jo/gu, "").trim();

test("is empty at first, is stored, and belongs to one person", async () => {
  const [person, other] = [await newPerson(url), await newPerson(url)];
  expect(await read(person)).toMatchObject({ status: 200, body: { tone: "" } });
  expect(await save(person, "  short and dry \u0000 ")).toMatchObject({
    status: 200,
    body: { tone: "short and dry", message: "Tone preference saved" },
  });
  expect((await read(person)).body).toEqual({ tone: "short and dry", off: [] });
  expect((await read(other)).body).toEqual({ tone: "", off: [] });
  expect((await save(person, "")).status).toBe(200);
  expect((await read(person)).body).toEqual({ tone: "", off: [] });
});

test("has a maximum length and must be text", async () => {
  const person = await newPerson(url);
  expect((await save(person, "a".repeat(20_000))).status).toBe(200);
  expect(await save(person, "a".repeat(20_001))).toMatchObject({
    status: 400,
    body: { details: { fields: { tone: expect.stringMatching(/20,?000/u) } } },
  });
  expect((await save(person, 5)).status).toBe(400);
  expect((await save(person, undefined)).status).toBe(400);
});

test("changes the next captions: casing, emoji and signature follow the examples", async () => {
  const person = await newPerson(url);
  const before = await captionsOf(person);
  expect(before.some((caption) => /\p{Lu}/u.test(words(caption)))).toBe(true);

  await save(
    person,
    "i write everything in lower case, very short, no emoji.\n\nslow monday. — jo\nrain again. — jo\nbook, tea, blanket. — jo",
  );
  const after = await captionsOf(person);
  expect(after.every((caption) => !/\p{Lu}/u.test(words(caption)))).toBe(true);
  expect(after.every((caption) => caption.includes("— jo"))).toBe(true);
  expect(after.every((caption) => countEmoji(caption) === 0)).toBe(true);
  await save(person, "");
  const reset = await captionsOf(person);
  expect(reset.some((caption) => /\p{Lu}/u.test(words(caption)))).toBe(true);
  expect(reset.every((caption) => !caption.includes("— jo"))).toBe(true);
});
