import assert from "node:assert/strict";
import { captionTask } from "../../../domain/captions/task.ts";
import { writeCaptions } from "../../../domain/captions/write.ts";
import { createBuiltInWriter } from "./writer.ts";
import { none } from "./testing/write.ts";

Deno.test(
  "ten batches of one keyword: no line of the writer's own more than three times in thirty captions",
  async () => {
    for (const keyword of [
      "pewter candlestick",
      "Ada Lovelace",
      "grandpa's bench",
      "sober for a year",
      "tarta de limón",
    ]) {
      const fresh = createBuiltInWriter();
      const task = await captionTask({ keyword, platform: "x", levels: none });
      const seen = new Map<string, number>();
      for (let call = 0; call < 10; call += 1) {
        const { captions } = await writeCaptions(fresh, task);
        for (const caption of captions.slice(1)) seen.set(caption, (seen.get(caption) ?? 0) + 1);
      }
      assert.ok(Math.max(0, ...seen.values()) <= 3, JSON.stringify([...seen]));
    }
  },
);

Deno.test(
  "asking again for the same keyword gives other captions, and no line comes back before its turn",
  async () => {
    const fresh = createBuiltInWriter();
    const task = await captionTask({ keyword: "poetry night in the garden", platform: "x", levels: none });
    const seen = new Map<string, number>();
    for (let call = 0; call < 10; call += 1) {
      for (const caption of (await writeCaptions(fresh, task)).captions) {
        seen.set(caption, (seen.get(caption) ?? 0) + 1);
      }
    }
    assert.ok(seen.size >= 8, `${seen.size} different ones`);
    seen.delete("Poetry night in the garden.");
    assert.ok(Math.max(...seen.values()) <= 3, JSON.stringify([...seen]));
  },
);
