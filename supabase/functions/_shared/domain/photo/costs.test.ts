import assert from "node:assert/strict";
import { decodingBounds } from "./limits.ts";
import { openPhoto, readPhoto } from "./read.ts";
import { inSlices } from "./slices.ts";
import { encodeGif, encodeJpeg, encodePng, gifOfFrames, join, pngChunk } from "./testing/encode.ts";
import { gifOfClearCodes, jpegOfTinyCodes, pngBomb } from "./testing/costly.ts";
import { handOver } from "./testing/hand-over.ts";

/**
 * Counts the turns of the event loop while `work` ran, and the longest wait between two as a share of its time (0–1). The
 * clock that `work` reads advances by a millisecond whenever it is read, so that the number of its slices depends on the
 * work and not on the machine.
 */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<{ turns: number; longestPart: number }> {
  const now = performance.now.bind(performance);
  let reads = 0;
  performance.now = () => (reads += 1);
  const started = now();
  let turns = 0;
  let longest = 0;
  let last = started;
  const tick = () => {
    turns += 1;
    longest = Math.max(longest, now() - last);
    last = now();
  };
  const timer = setInterval(tick, 0);
  try {
    await work();
  } finally {
    clearInterval(timer);
    performance.now = now;
  }
  tick();
  return { turns, longestPart: longest / (now() - started) };
}

const read = (bytes: Uint8Array) => readPhoto(openPhoto(bytes));

Deno.test("only the first frame of a GIF is decompressed", async () => {
  const { facts } = await read(
    gifOfFrames(
      4,
      4,
      [
        [210, 40, 40],
        [60, 120, 210],
      ],
      [0, 1, 1],
    ),
  );
  assert.deepEqual(facts.colors, [{ name: "red", share: 1 }]);
  await handOver();
});

Deno.test("many parallel pictures, each as costly as possible in five megabytes, do not block the thread", async () => {
  const costly = [
    gifOfFrames(
      1,
      1,
      [[210, 40, 40]],
      Array.from({ length: 308_358 }, () => 0),
    ),
    gifOfClearCodes(4_900_000),
    await pngBomb(2000, 2700),
    jpegOfTinyCodes(4_900_000),
  ];
  assert.ok(costly.every((file) => file.length < 5 * 1024 * 1024));
  const { turns, longestPart } = await turnsOfOthers(() => Promise.allSettled([...costly, ...costly].map(read)));
  assert.ok(turns > 40, `${turns} turns`);
  assert.ok(longestPart < 0.25, `one wait took ${Math.round(longestPart * 100)} % of the time`);
  await handOver();
});

Deno.test("a small photo is finished before large ones that came first", async () => {
  const finished: string[] = [];
  const large = gifOfClearCodes(4_900_000);
  const small = encodeJpeg(48, 80, () => [240, 140, 40]);
  const reading = [large, large].map((file) =>
    read(file)
      .catch(() => {})
      .then(() => finished.push("large")),
  );
  await read(small).then(() => finished.push("small"));
  await Promise.all(reading);
  await handOver();
  assert.deepEqual(finished, ["small", "large", "large"]);
});

Deno.test("a picture above the decoding limit is described without its colors", async () => {
  const large = await read(await pngBomb(4000, 4000));
  assert.ok(4000 * 4000 * 3 > decodingBounds.pngBytes);
  assert.deepEqual([large.facts.width, large.facts.colors, large.facts.light], [4000, [], null]);
  const detailed = await read(jpegOfTinyCodes(4_900_000));
  assert.deepEqual([detailed.facts.colors, detailed.facts.light], [[], null]);
  await handOver();
});

Deno.test("a file of very many tiny parts is refused", async () => {
  const parts = Array.from({ length: 10_001 }, () => pngChunk("tEXt", new Uint8Array()));
  await assert.rejects(read(await encodePng(4, 4, () => [0, 0, 0], parts)), /too many chunks/);
  const jpeg = encodeJpeg(16, 16, () => [0, 0, 0]);
  const comments = Array.from({ length: 10_001 }, () => Uint8Array.of(0xff, 0xfe, 0, 2));
  await assert.rejects(read(join(jpeg.subarray(0, 2), ...comments, jpeg.subarray(2))), /too many segments/);
  await handOver();
});

Deno.test("decoding stops with the signal's reason when it is aborted", async () => {
  const gone = new AbortController();
  const reading = readPhoto(openPhoto(gifOfClearCodes(4_900_000)), gone.signal);
  gone.abort(new Error("the client went away"));
  await assert.rejects(reading, /the client went away/);
  assert.equal(await inSlices(() => Promise.resolve("free")), "free", "its slices go to others");
  await handOver();
});

Deno.test("a picture that waits for its first slice stops, too", async () => {
  const gone = AbortSignal.abort(new Error("gone"));
  await assert.rejects(readPhoto(openPhoto(encodeGif(4, 4, [], () => 0)), gone), /gone/);
  assert.equal(await inSlices(() => Promise.resolve("free")), "free");
  await handOver();
});
