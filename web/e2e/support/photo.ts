import type { Page } from "playwright-core";

/** EXIF data as phones write it: big-endian, with orientation and the time when the photo was taken. */
function exif(orientation: number, takenAt: string): Buffer {
  const text = Buffer.from(`${takenAt}\0`, "ascii");
  const tiff = Buffer.alloc(8 + 2 + 2 * 12 + 4 + 2 + 12 + 4 + text.length);
  let at = tiff.write("MM\0*", 0, "latin1");
  at = tiff.writeUInt32BE(8, at);
  at = tiff.writeUInt16BE(2, at);
  const entry = (tag: number, type: number, count: number, value: number) => {
    at = tiff.writeUInt16BE(tag, at);
    at = tiff.writeUInt16BE(type, at);
    at = tiff.writeUInt32BE(count, at);
    at = type === 3 ? tiff.writeUInt32BE(value << 16, at) : tiff.writeUInt32BE(value, at);
  };
  entry(0x0112, 3, 1, orientation);
  entry(0x8769, 4, 1, 8 + 2 + 24 + 4);
  at = tiff.writeUInt32BE(0, at);
  at = tiff.writeUInt16BE(1, at);
  entry(0x9003, 2, text.length, at + 12 + 4);
  at = tiff.writeUInt32BE(0, at);
  text.copy(tiff, at);
  const segment = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xffe1, 0);
  head.writeUInt16BE(segment.length + 2, 2);
  return Buffer.concat([head, segment]);
}

/**
 * Draws a photo like a phone's in the browser: a sunset over the sea, stored sideways (orientation 6), with the date
 * when it was taken.
 * @returns the bytes of a JPEG
 */
export async function phonePhoto(
  page: Page,
  { width, height, quality }: { width: number; height: number; quality: number },
): Promise<Buffer> {
  const encoded = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext("2d")!;
      const sky = context.createLinearGradient(0, 0, size.width, 0);
      for (const [stop, color] of [
        [0, "#1b2a4a"],
        [0.45, "#e2703a"],
        [0.55, "#f7c66b"],
        [0.6, "#0e4f63"],
        [1, "#06222e"],
      ] as const)
        sky.addColorStop(stop, color);
      context.fillStyle = sky;
      context.fillRect(0, 0, size.width, size.height);
      // Noise, as from a sensor. Without it, the file would be only a few kilobytes. It is one tile that is repeated,
      // because computing every pixel of a large photo takes seconds.
      const tile = new OffscreenCanvas(512, 512);
      const tileContext = tile.getContext("2d")!;
      const noise = tileContext.createImageData(tile.width, tile.height);
      let seed = 1;
      for (let index = 0; index < noise.data.length; index += 4) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const brightness = (seed / 2_147_483_648 - 0.5) * 72;
        noise.data.fill(brightness > 0 ? 255 : 0, index, index + 3);
        noise.data[index + 3] = Math.abs(brightness);
      }
      tileContext.putImageData(noise, 0, 0);
      context.fillStyle = context.createPattern(tile, "repeat")!;
      context.fillRect(0, 0, size.width, size.height);
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: size.quality });
      const reader = new FileReader();
      const loaded = new Promise((resolve) => {
        reader.addEventListener("load", resolve);
      });
      reader.readAsDataURL(blob);
      await loaded;
      return (reader.result as string).split(",")[1]!;
    },
    { width, height, quality },
  );
  const jpeg = Buffer.from(encoded, "base64");
  return Buffer.concat([jpeg.subarray(0, 2), exif(6, "2026:07:14 20:41:05"), jpeg.subarray(2)]);
}
