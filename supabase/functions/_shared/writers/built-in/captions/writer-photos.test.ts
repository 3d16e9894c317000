import assert from "node:assert/strict";
import type { PhotoFacts } from "../../../domain/photo/photo.ts";
import { none, write } from "./testing/write.ts";

const facts: PhotoFacts = {
  width: 800,
  height: 1200,
  orientation: "portrait",
  colors: [
    { name: "teal", share: 0.5 },
    { name: "beige", share: 0.3 },
  ],
  light: "bright",
  takenAt: "2026-07-18T20:15:00",
  season: "summer",
  timeOfDay: "evening",
};

const photo = { bytes: new Uint8Array(), type: "image/jpeg" as const, facts };

Deno.test("a photo alone is described only by what was measured in it", async () => {
  const seen = (await Promise.all(Array.from({ length: 12 }, () => write("", "instagram", { photo, levels: none }))))
    .flat()
    .join("\n");
  assert.match(seen, /teal/iu);
  assert.match(seen, /summer evening/u);
  assert.doesNotMatch(seen, /\b(?:sea|beach|sky|sand|water|tree|landscape|building|filter|today|shot)\b/iu);
});

Deno.test("captions for a photo with unknown colors name none", async () => {
  const plain = {
    ...photo,
    facts: { ...facts, colors: [], light: null, takenAt: null, season: null, timeOfDay: null },
  };
  const seen = (await Promise.all(Array.from({ length: 8 }, () => write("", "facebook", { photo: plain }))))
    .flat()
    .join("\n");
  assert.doesNotMatch(seen, /undefined|null|teal|bright|dark|summer/iu);
});

Deno.test("captions are about what the person says about the photo", async () => {
  for (const caption of await write("", "x", { photo, photoNote: "two dogs on a sofa", levels: none })) {
    assert.match(caption, /two dogs on a sofa/iu);
  }
});
