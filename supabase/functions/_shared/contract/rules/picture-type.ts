/** The first bytes of the pictures that may be uploaded. Sources: PNG 5.2, JPEG B.1.1.3, GIF89a 17. */
const signatures = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
] as const;

export type PictureType = (typeof signatures)[number][0];

/** Which picture a file is by its first bytes, never by its name; null for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found?.[0] ?? null;
}
