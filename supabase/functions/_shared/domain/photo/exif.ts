/** The EXIF fields that are used. Each is null if the file does not have it. Source: CIPA DC-008 (Exif 2.32). */
export interface Exif {
  /** 1–8; 5 to 8 swap width and height. */
  orientation: number;
  /** Local time as YYYY-MM-DDTHH:mm:ss. */
  takenAt: string | null;
  /** "N" or "S" of the GPS latitude; the position itself is never read. */
  hemisphere: "N" | "S" | null;
}

export const noExif: Exif = { orientation: 1, takenAt: null, hemisphere: null };

const tags = {
  orientation: 0x0112,
  dateTime: 0x0132,
  exifDirectory: 0x8769,
  gpsDirectory: 0x8825,
  dateTimeOriginal: 0x9003,
  latitudeReference: 0x0001,
} as const;
const types = { ascii: 2, short: 3 } as const;
const entriesMax = 512;

/** Reads a TIFF block as cameras embed it. A damaged block is ignored and never makes the picture unusable. */
export function readExif(tiff: Uint8Array): Exif {
  if (tiff.length < 8) return noExif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return noExif;
  const little = order === 0x4949;
  const main = readDirectory(view, view.getUint32(4, little), little);
  const exif = readDirectory(view, main.get(tags.exifDirectory)?.number ?? 0, little);
  const gps = readDirectory(view, main.get(tags.gpsDirectory)?.number ?? 0, little);
  const orientation = main.get(tags.orientation)?.number ?? 1;
  const reference = gps.get(tags.latitudeReference)?.text.charAt(0).toUpperCase();
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    takenAt: readTime(exif.get(tags.dateTimeOriginal)?.text) ?? null,
    hemisphere: reference === "N" || reference === "S" ? reference : null,
  };
}

function readDirectory(view: DataView, offset: number, little: boolean): Map<number, { number: number; text: string }> {
  const entries = new Map<number, { number: number; text: string }>();
  if (offset < 8 || offset + 2 > view.byteLength) return entries;
  const count = Math.min(view.getUint16(offset, little), entriesMax);
  for (let index = 0; index < count; index += 1) {
    const at = offset + 2 + index * 12;
    if (at + 12 > view.byteLength) break;
    const type = view.getUint16(at + 2, little);
    const number = type === types.short ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
    entries.set(view.getUint16(at, little), { number, text: type === types.ascii ? readText(view, at, little) : "" });
  }
  return entries;
}

function readText(view: DataView, entry: number, little: boolean): string {
  const length = Math.min(view.getUint32(entry + 4, little), 64);
  const start = length <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
  if (start + length > view.byteLength) return "";
  let text = "";
  for (let index = 0; index < length; index += 1) {
    const code = view.getUint8(start + index);
    if (code === 0) break;
    text += String.fromCharCode(code);
  }
  return text.trim();
}

const timestamp = /^(\d{4})[:-](\d{2})[:-](\d{2})[ T](\d{2}):(\d{2}):(\d{2})/u;

function readTime(text: string | undefined): string | null {
  const match = timestamp.exec(text ?? "");
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match;
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const real = new Date(`${time}Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(time) && Number(year) >= 1990 ? time : null;
}
