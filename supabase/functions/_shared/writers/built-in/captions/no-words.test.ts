import assert from "node:assert/strict";
import { platformIds } from "../../../contract/rules/platforms.ts";
import { captionTask } from "../../../domain/captions/task.ts";
import { writeCaptions } from "../../../domain/captions/write.ts";
import { createBuiltInWriter } from "./writer.ts";

const writer = createBuiltInWriter();

Deno.test(
  "a request without a word gets all its captions, whatever language the browser and the person speak",
  async () => {
    for (const [index, locale] of ["*", "de-DE,de;q=0.9", "fi", "ja", "en-US", null].entries()) {
      const platform = platformIds[index % platformIds.length]!;
      const task = await captionTask({ keyword: "", platform, locale });
      assert.equal((await writeCaptions(writer, task)).captions.length, task.count, String(locale));
    }
  },
);

Deno.test("and so is one of a person whose style names a language", async () => {
  const task = await captionTask({ keyword: "", platform: "general", tone: "Escribimos en español, cercano y corto." });
  assert.ok((await writeCaptions(writer, task)).captions.length > 0);
});
