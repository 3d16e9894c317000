import { captionMessages } from "@contract/wire/captions.ts";
import { imageBytesMax, imageEdgeUploaded, imagePixelsMax } from "@contract/rules/uploads.ts";
import { readPhotoMoment } from "./exif-read.ts";
import { withPhotoMoment } from "./exif-write.ts";
import { fitWithin } from "./fit-within.ts";
import { readImageHeader, type ImageHeader } from "./image-header.ts";

/** Animated pictures up to this many bytes are uploaded unchanged. */
const gifBytesAsIs = 1024 * 1024;
const jpegQuality = 0.86;

/** The notification for a file that cannot be used. */
export interface PhotoRefusal {
  title: string;
  description: string;
}

/** A photo that is ready for upload, or the reason why it is not. */
export type PreparedPhoto = { ok: true; file: File } | { ok: false; refusal: PhotoRefusal };

const heicRefusal: PhotoRefusal = {
  title: captionMessages.fileType.title,
  description: `${captionMessages.fileType.description} This one is HEIC: share it from Photos as JPG, or set the camera to "Most Compatible".`,
};
const brokenRefusal: PhotoRefusal = { title: "Unreadable image", description: captionMessages.fileBroken };
const pixelsRefusal: PhotoRefusal = {
  title: captionMessages.fileTooLarge.title,
  description: captionMessages.imagePixels,
};

const refuse = (refusal: PhotoRefusal): PreparedPhoto => ({ ok: false, refusal });
const fileExtension = /\.[^.]*$/;

const baseName = (name: string) => name.replace(fileExtension, "") || "photo";

/** Decodes, rotates upright by EXIF, scales and re-encodes; everything else in the file is dropped. */
async function redraw(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const size = fitWithin(bitmap, imageEdgeUploaded);
    const canvas = document.createElement("canvas");
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext("2d");
    if (!context) return null;
    // JPEG has no transparency: without a background, transparent areas would turn black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", jpegQuality);
    });
    return blob && new Uint8Array(await blob.arrayBuffer());
  } finally {
    bitmap.close();
  }
}

async function encode(file: File, bytes: Uint8Array<ArrayBuffer>, header: ImageHeader): Promise<PreparedPhoto> {
  if (header.type === "image/gif" && file.size <= gifBytesAsIs)
    return { ok: true, file: new File([bytes], `${baseName(file.name)}.gif`, { type: header.type }) };
  try {
    const jpeg = await redraw(new Blob([bytes], { type: header.type }));
    if (!jpeg) return refuse(brokenRefusal);
    const moment = header.type === "image/jpeg" ? readPhotoMoment(bytes) : { takenAt: null, hemisphere: null };
    return {
      ok: true,
      file: new File([withPhotoMoment(jpeg, moment)], `${baseName(file.name)}.jpg`, { type: "image/jpeg" }),
    };
  } catch (error) {
    // createImageBitmap rejects with InvalidStateError or EncodingError for data it cannot decode.
    if (error instanceof DOMException) return refuse(brokenRefusal);
    throw error;
  }
}

/**
 * Checks a chosen file by size and content and creates the upload: upright, at most 1,024 px on the longest edge, and
 * without coordinates or metadata other than the date and the hemisphere.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size >= imageBytesMax) return refuse(captionMessages.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = readImageHeader(bytes);
  if (header.type === "heic") return refuse(heicRefusal);
  if (header.type === "other") return refuse(captionMessages.fileType);
  if (header.type === "broken" || header.width === 0 || header.height === 0) return refuse(brokenRefusal);
  if (header.width * header.height > imagePixelsMax) return refuse(pixelsRefusal);
  return encode(file, bytes, header);
}
