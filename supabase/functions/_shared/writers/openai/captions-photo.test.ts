import assert from "node:assert/strict";
import { completion } from "./testing/completion.ts";
import { good, task, withServer } from "./testing/captions-server.ts";
import { plainPhoto } from "./testing/photo.ts";

Deno.test("the photo's description is returned as facts and alt text, without claims that nobody can see", async () => {
  const seen = {
    facts: ["three ducks on a pond.", "shot on an old phone", "**reeds**"],
    alt_text: "Alt text: Three ducks on a pond\nbetween reeds",
  };
  await withServer(
    () => completion({ captions: good, photo: seen }),
    async (writer) => {
      const written = await writer.writeCaptions({ ...task, photo: plainPhoto });
      assert.deepEqual(written.photo, {
        facts: ["three ducks on a pond", "reeds"],
        altText: "Three ducks on a pond between reeds",
      });
      assert.equal((await writer.writeCaptions(task)).photo, null, "nobody looked at a photo");
    },
  );
});

Deno.test("a photo is sent as a data URL; premium uses the better model and more context", async () => {
  const photo = {
    ...plainPhoto,
    bytes: Uint8Array.of(1, 2, 3),
    facts: {
      ...plainPhoto.facts,
      colors: [{ name: "blue", share: 0.7 }],
      light: "bright" as const,
      takenAt: "2026-07-18T20:15:00",
      season: "summer" as const,
      timeOfDay: "evening" as const,
    },
  };
  await withServer(
    () => completion({ captions: good }),
    async (writer, bodies) => {
      await writer.writeCaptions({ ...task, photo });
      await writer.writeCaptions({ ...task, photo, quality: "premium" });
      const parts = bodies.map(
        (body) => body.messages[1]!.content as { text?: string; image_url?: { url: string; detail: string } }[],
      );
      assert.deepEqual(
        parts.map((part) => part[1]!.image_url),
        [
          { url: "data:image/png;base64,AQID", detail: "low" },
          { url: "data:image/png;base64,AQID", detail: "auto" },
        ],
      );
      assert.deepEqual(
        bodies.map((body) => body.model),
        ["small", "large"],
      );
      assert.doesNotMatch(parts[0]![0]!.text!, /blue/u);
      assert.match(parts[1]![0]!.text!, /blue/u);
    },
  );
});
