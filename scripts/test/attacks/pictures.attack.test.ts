import { beforeEach, expect, inject, test } from "vitest";
import { gifOfClearCodes } from "../../../supabase/functions/_shared/domain/photo/testing/costly.ts";
import { newPerson, type Person } from "../support/person.ts";
import { asLarge, costlyPhotos, manyFrames, sendUnsigned } from "../support/costly-photos.ts";
import { clearCounters } from "../support/counters.ts";
import { expectShortBeside } from "../support/expect-short.ts";
import { newPremiumPerson } from "../support/premium.ts";
import { waitsDuring } from "../support/waits.ts";

const stack = inject("stack");
beforeEach(() => clearCounters(stack.databaseUrl));

test("unauthenticated pictures with many frames delay nobody", async () => {
  const person = await newPremiumPerson(stack);
  const send = (photo: File) => Promise.all(Array.from({ length: 6 }, () => sendUnsigned(stack.url, photo)));
  const beside = await waitsDuring(stack.url, person, send(asLarge(manyFrames)));
  const attack = send(manyFrames);
  const waits = await waitsDuring(stack.url, person, attack);
  expect((await attack).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  expectShortBeside(waits, beside);
});

test("the costliest pictures of a signed-in person delay nobody, and only ten per minute are decoded", async () => {
  const person = await newPremiumPerson(stack);
  const [harmless, attacker] = [await newPerson(stack.url), await newPerson(stack.url)];
  const costly = await costlyPhotos();
  const send = (sender: Person, photos: File[]) =>
    Promise.all(Array.from({ length: 16 }, (_, index) => sender.generate({ image: photos[index % 4]! })));
  const beside = await waitsDuring(stack.url, person, send(harmless, costly.map(asLarge)));
  const attack = send(attacker, costly);
  const waits = await waitsDuring(stack.url, person, attack);
  expectShortBeside(waits, beside);

  const responses = await attack;
  const limited = responses.filter(({ body }) => body.code === "rate_limited");
  expect(limited).toHaveLength(6);
  expect(limited.every(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) <= 60)).toBe(true);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
});

test("a picture that cannot be used does not count toward the daily limit", async () => {
  const person = await newPerson(stack.url);
  const refused = await person.generate({
    image: new File([gifOfClearCodes(5000) as Uint8Array<ArrayBuffer>], "photo.gif"),
  });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: "invalid_image", message: "This image could not be read. Please try another file." },
  });
  expect(await person.used()).toBe(0);
  expect(await person.history()).toEqual([]);
});
