import assert from "node:assert/strict";
import { captionTask } from "../captions/task.ts";
import { writeCaptions } from "../captions/write.ts";
import { createBuiltInWriter } from "../../writers/built-in/captions/writer.ts";
import { calendar } from "./calendar/calendar.ts";

const writer = createBuiltInWriter();

/** What the Trending page passes to the form for an entry: its name without the region. */
const keywords = calendar.map(({ name }) => name.replace(/\s*\([^)]*\)$/u, ""));

Deno.test(
  "every day of the calendar gives captions about the day, and none that cheers a day of remembrance",
  async () => {
    for (const keyword of keywords) {
      const task = await captionTask({ keyword, platform: "instagram" });
      const { captions } = await writeCaptions(writer, task);
      // A day that the writer has no line for gets its own name alone.
      assert.ok(captions.length >= 1, keyword);
      const named = captions.filter((caption) => caption.toLowerCase().includes(task.brief.subject.toLowerCase()));
      assert.ok(named.length * 2 >= captions.length, captions.join("\n"));
      for (const caption of captions) {
        assert.doesNotMatch(caption, /: [^.!?]*: /u, "no label in front of a label: " + caption);
        if (/remembrance|memorial|holocaust|aids/iu.test(keyword)) {
          assert.doesNotMatch(caption, /[!?]|plans|ready|hello/iu, caption);
        }
      }
    }
  },
);
