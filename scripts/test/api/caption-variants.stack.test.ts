import { expect, inject, test } from "vitest";
import { newPerson, type Person } from "../support/person.ts";

const { url } = inject("stack");

interface Generated {
  id: string;
  captions: string[];
}

async function withCaptions(): Promise<{ person: Person; id: string; captions: string[] }> {
  const person = await newPerson(url);
  const { id, captions } = (await person.generate({ keyword: "coffee", platform: "x" })).body as unknown as Generated;
  return { person, id, captions };
}

const save = (person: Person, id: string, place: number, change: object) =>
  person.call("PUT", `/api/captions/${id}/${place}`, {
    json: { platform: "x", versions: ["First."], current: 0, revision: 0, ...change },
  });

test("an edited caption is in the history and in the download, with the texts that it has had", async () => {
  const { person, id, captions } = await withCaptions();
  const versions = [captions[1]!, "Edited ☕ by hand.\n\nאבג"];
  expect(await save(person, id, 1, { versions, current: 1 })).toMatchObject({ status: 200, body: { revision: 1 } });
  const [entry] = (await person.history()) as unknown as Generated[];
  expect(entry!.captions).toEqual(captions.with(1, versions[1]!));
  const { body } = await person.call<{ captionVariants: object[] }>("GET", "/api/user/data");
  expect(body.captionVariants).toMatchObject([{ entryId: id, place: 1, platform: "x", versions, current: 1 }]);
});

test("of two saves at the same time one is stored, and the other is told what", async () => {
  const { person, id } = await withCaptions();
  const results = await Promise.all(["One.", "Two."].map((text) => save(person, id, 0, { versions: [text] })));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = results.find(({ status }) => status === 409)!;
  const [entry] = (await person.history()) as unknown as Generated[];
  expect(refused.body).toMatchObject({
    code: "stale_revision",
    details: { revision: 1, versions: [entry!.captions[0]], current: 0 },
  });
});

test("nobody edits another person's caption, or one that is gone", async () => {
  const { person, id } = await withCaptions();
  expect(await save(await newPerson(url), id, 0, {})).toMatchObject({ status: 404, body: { code: "not_found" } });
  await person.call("DELETE", "/api/caption-history");
  expect(await save(person, id, 0, {})).toMatchObject({ status: 404 });
});
