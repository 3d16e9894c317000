/** The few EXIF fields of a photo that help a caption. Coordinates are never read. */
export interface PhotoMoment {
  /** EXIF DateTimeOriginal as stored, "YYYY:MM:DD HH:MM:SS", or null. */
  takenAt: string | null;
  /** EXIF GPSLatitudeRef: the hemisphere, which determines the season; null if absent. */
  hemisphere: "N" | "S" | null;
}

/** Tag numbers and types: EXIF 2.32, tables 3–5 and 15. */
const tag = { exifPointer: 0x8769, gpsPointer: 0x8825, dateTimeOriginal: 0x9003, latitudeRef: 0x0001 } as const;

const nothing: PhotoMoment = { takenAt: null, hemisphere: null };

/** The TIFF block of the first EXIF APP1 segment, or null. */
function tiffOf(jpeg: Uint8Array): DataView | null {
  const data = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let at = 2;
  while (at + 10 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]!;
    if (marker === 0xda || marker === 0xd9) return null;
    const length = data.getUint16(at + 2);
    const isExif = marker === 0xe1 && data.getUint32(at + 4) === 0x45786966 && data.getUint16(at + 8) === 0;
    const end = Math.min(at + 2 + length, jpeg.length);
    if (isExif && end - (at + 10) >= 8) return new DataView(jpeg.buffer, jpeg.byteOffset + at + 10, end - (at + 10));
    at += 2 + length;
  }
  return null;
}

interface Entry {
  count: number;
  valueAt: number;
}

function entriesOf(tiff: DataView, at: number, little: boolean): Map<number, Entry> {
  const entries = new Map<number, Entry>();
  if (at < 8 || at + 2 > tiff.byteLength) return entries;
  const count = tiff.getUint16(at, little);
  for (let index = 0; index < count; index += 1) {
    const from = at + 2 + index * 12;
    if (from + 12 > tiff.byteLength) break;
    entries.set(tiff.getUint16(from, little), { count: tiff.getUint32(from + 4, little), valueAt: from + 8 });
  }
  return entries;
}

function text(tiff: DataView, entry: Entry | undefined, little: boolean): string | null {
  if (!entry || entry.count > 64) return null;
  const from = entry.count <= 4 ? entry.valueAt : tiff.getUint32(entry.valueAt, little);
  if (from + entry.count > tiff.byteLength) return null;
  const bytes = new Uint8Array(tiff.buffer, tiff.byteOffset + from, entry.count);
  return (
    String.fromCharCode(...bytes)
      .split("\0")[0]!
      .trim() || null
  );
}

/**
 * Reads when a JPEG was taken and on which hemisphere.
 * @param jpeg the whole file; invalid or missing EXIF gives nulls, never an error
 */
export function readPhotoMoment(jpeg: Uint8Array): PhotoMoment {
  const tiff = tiffOf(jpeg);
  if (!tiff) return nothing;
  const order = tiff.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return nothing;
  const little = order === 0x4949;
  const root = entriesOf(tiff, tiff.getUint32(4, little), little);
  const directory = (pointer: number) => {
    const entry = root.get(pointer);
    return entry ? entriesOf(tiff, tiff.getUint32(entry.valueAt, little), little) : new Map<number, Entry>();
  };
  const takenAt = text(tiff, directory(tag.exifPointer).get(tag.dateTimeOriginal), little);
  const latitude = text(tiff, directory(tag.gpsPointer).get(tag.latitudeRef), little);
  return {
    takenAt: takenAt && /^\d{4}:\d{2}:\d{2} \d{2}:\d{2}:\d{2}$/.test(takenAt) ? takenAt : null,
    hemisphere: latitude === "N" || latitude === "S" ? latitude : null,
  };
}
