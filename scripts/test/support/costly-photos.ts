import {
  gifOfClearCodes,
  jpegOfTinyCodes,
  pngBomb,
} from "../../../supabase/functions/_shared/domain/photo/testing/costly.ts";
import { gifOfFrames } from "../../../supabase/functions/_shared/domain/photo/testing/encode.ts";
import { Person, type ApiResult } from "./person.ts";

const file = (bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], "photo");

/** A GIF with 308,358 frames, the maximum in five megabytes. */
export const manyFrames = file(
  gifOfFrames(
    1,
    1,
    [[210, 40, 40]],
    Array.from({ length: 308_358 }, () => 0),
  ),
);

/** The costliest pictures to decode of each type, with at most five megabytes. */
export const costlyPhotos = async (): Promise<File[]> => [
  manyFrames,
  file(gifOfClearCodes(4_900_000)),
  file(await pngBomb(2000, 2700)),
  file(jpegOfTinyCodes(4_900_000)),
];

/** A file that takes as long to send as this one, and no time to refuse: it is no picture. */
export const asLarge = ({ size }: File): File => file(new Uint8Array(size));

/** Sends a picture with an unsigned token; by default, the GIF of many frames. */
export function sendUnsigned(url: string, photo = manyFrames): Promise<ApiResult> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    sub: "00000000-0000-4000-8000-000000000001",
    role: "authenticated",
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const body = new FormData();
  body.append("image", photo);
  const authorization = `Bearer ${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmF0dXJl`;
  return new Person(url).call("POST", "/api/generate-caption", { body, headers: { authorization } });
}
