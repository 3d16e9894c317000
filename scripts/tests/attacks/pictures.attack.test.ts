import { beforeEach, expect, inject, test } from "vitest";
import { gifOfClearCodes, jpegOfTinyCodes, pngBomb } from "../../../supabase/functions/_shared/photo/testing/costly.ts";
import { gifOfFrames } from "../../../supabase/functions/_shared/photo/testing/encode.ts";
import { newPerson, Person } from "../person.ts";
import { clearCounters } from "./counters.ts";
import { newPremiumPerson } from "./premium.ts";
import { waitMsMax, waitsDuring } from "./waits.ts";

const stack = inject("stack");
beforeEach(() => clearCounters(stack.databaseUrl));

const file = (bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], "photo");
const frames = 308_358;
const manyFrames = file(gifOfFrames(1, 1, [[210, 40, 40]], Array.from({ length: frames }, () => 0)));

/** Five megabytes of frames behind a token that nobody signed. */
function sendUnsigned(): Promise<number> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: "00000000-0000-4000-8000-000000000001", role: "authenticated", exp: Math.floor(Date.now() / 1000) + 3600 };
  const body = new FormData();
  body.append("image", manyFrames);
  const authorization = `Bearer ${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`;
  return new Person(stack.url).call("POST", "/api/generate-caption", { body, headers: { authorization } }).then(({ status }) => status);
}

test("pictures of many frames from nobody in particular make nobody wait", async () => {
  const person = await newPremiumPerson(stack);
  const attack = Promise.all(Array.from({ length: 6 }, sendUnsigned));
  const waits = await waitsDuring(stack.url, person, attack);
  expect(await attack).toEqual([401, 401, 401, 401, 401, 401]);
  for (const wait of Object.values(waits)) expect(wait).toBeLessThan(waitMsMax);
});

test("the costliest pictures of a signed-in person make nobody wait, and only ten a minute are decoded", async () => {
  const person = await newPremiumPerson(stack);
  const attacker = await newPerson(stack.url);
  const costly = [manyFrames, file(gifOfClearCodes(4_900_000)), file(await pngBomb(2000, 2700)), file(jpegOfTinyCodes(4_900_000))];
  const attack = Promise.all(Array.from({ length: 16 }, (_, index) => attacker.generate({ image: costly[index % 4]! })));
  const waits = await waitsDuring(stack.url, person, attack);
  for (const wait of Object.values(waits)) expect(wait).toBeLessThan(waitMsMax);

  const answers = await attack;
  const limited = answers.filter(({ body }) => body.code === "rate_limited");
  expect(limited).toHaveLength(6);
  expect(limited.every(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) <= 60)).toBe(true);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test("a picture that cannot be used is not counted as a caption of the day", async () => {
  const person = await newPerson(stack.url);
  const refused = await person.generate({ image: file(gifOfClearCodes(5000)) });
  expect(refused).toMatchObject({ status: 400, body: { code: "invalid_image", message: "This image could not be read. Please try another file." } });
  expect(await person.used()).toBe(0);
  expect(await person.history()).toEqual([]);
});
