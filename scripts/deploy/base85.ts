/**
 * Bytes as text, four in five characters: a sixteenth shorter than Base64. The digits are those of Z85
 * (https://rfc.zeromq.org/spec/32/), none of which has to be escaped in a string in double quotes. The last group may be
 * incomplete: n bytes are n + 1 characters.
 */
export const base85Digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";

export function encodeBase85(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 4) {
    const group = bytes.subarray(start, start + 4);
    let value = 0;
    for (let place = 0; place < 4; place++) value = value * 256 + (group[place] ?? 0);
    let characters = "";
    for (let place = 0; place < 5; place++) {
      characters = base85Digits[value % 85]! + characters;
      value = Math.floor(value / 85);
    }
    text += characters.slice(0, group.length + 1);
  }
  return text;
}

/** The inverse of {@link encodeBase85}. Bundles contain its source, so it uses nothing else than the digits. */
export function decodeBase85(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let start = 0, at = 0; start < text.length; start += 5) {
    let value = 0;
    // What is missing of the last group counts as the highest digit, so that the cut off bytes do not borrow.
    for (let place = start; place < start + 5; place++) value = value * 85 + base85Digits.indexOf(text[place] ?? "#");
    for (let place = 3; place >= 0 && at < bytes.length; place--) bytes[at++] = Math.floor(value / 256 ** place) % 256;
  }
  return bytes;
}
