import { MediaError, textOf } from "./bytes.ts";

/** Boxes that hold boxes. Source: ISO/IEC 14496-12, 6.2.3. */
const containers = new Set(["moov", "trak", "mdia"]);
/** Boxes for what people and programs write about a video, such as its place; and unused space, which may hold anything. */
const blanked = new Set(["udta", "meta", "uuid", "free", "skip"]);
/** Boxes that begin with the times of creation and change. */
const dated = new Set(["mvhd", "tkhd", "mdhd"]);

/**
 * An MP4 without what was written about it, and without the time of its recording. Its length stays the same, because
 * the video names the places of its pictures in the file.
 */
export function stripMp4(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const stripped = Uint8Array.from(bytes);
  stripBoxes(stripped, 0, stripped.length);
  return stripped;
}

function stripBoxes(bytes: Uint8Array, from: number, to: number): void {
  const view = new DataView(bytes.buffer);
  for (let at = from; at < to;) {
    if (at + 8 > to) throw new MediaError("a box without a head");
    const name = textOf(bytes.subarray(at + 4, at + 8));
    const { head, length } = sizeOf(view, at, to);
    if (length < head || at + length > to) throw new MediaError("a box that is longer than its file");
    const end = at + length;
    if (containers.has(name)) stripBoxes(bytes, at + head, end);
    if (blanked.has(name)) {
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4); // "free"
      bytes.fill(0, at + head, end);
    }
    // Version and flags, then both times, of four or of eight bytes.
    if (dated.has(name)) bytes.fill(0, at + head + 4, Math.min(end, at + head + (bytes[at + head] === 1 ? 20 : 12)));
    at = end;
  }
}

/** A box's size: a number of four bytes, or 1 and then one of eight, or 0 for one that reaches to the end. */
function sizeOf(view: DataView, at: number, to: number): { head: number; length: number } {
  const length = view.getUint32(at);
  if (length === 0) return { head: 8, length: to - at };
  if (length !== 1) return { head: 8, length };
  if (at + 16 > to) throw new MediaError("a box without a length");
  return { head: 16, length: Number(view.getBigUint64(at + 8)) };
}
