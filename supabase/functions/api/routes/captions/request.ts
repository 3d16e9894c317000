import { captionMessages, captionRequest, type CaptionRequest } from "../../../_shared/contract/wire/captions.ts";
import { imageBytesMax } from "../../../_shared/contract/rules/uploads.ts";
import { sliderDefault } from "../../../_shared/contract/rules/levels.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import type { Photo } from "../../../_shared/domain/photo/photo.ts";
import {
  openPhoto,
  PhotoError,
  readPhoto,
  type PhotoErrorKind,
  type PhotoFile,
} from "../../../_shared/domain/photo/read.ts";
import { readForm, textField } from "../../http/form.ts";
import { validate } from "../../http/validate.ts";

/** Room for the form's other fields in addition to the largest image. */
const formBytesMax = imageBytesMax + 256 * 1024;

/**
 * Reads and validates a caption request; of the photo, only its size and first bytes. A missing field gets its default:
 * no keyword, platform general, levels 50, AI Decides on.
 * @throws ApiError 400, 413 or 415
 */
export async function readCaptionRequest(
  request: Request,
): Promise<{ fields: CaptionRequest; file: PhotoFile | null }> {
  const form = await readForm(request, formBytesMax, captionMessages.fileTooLarge.description);
  const fields = validate(captionRequest, {
    keyword: textField(form, "keyword") ?? "",
    platform: textField(form, "platform") ?? "general",
    emojiLevel: numberOf(textField(form, "emojiLevel")),
    hashtagLevel: numberOf(textField(form, "hashtagLevel")),
    aiControlled: booleanOf(textField(form, "aiControlled")),
    intent: textField(form, "intent") || undefined,
    language: textField(form, "language") || undefined,
    photoNote: textField(form, "photoNote"),
  });
  return { fields, file: await photoFileOf(form) };
}

async function photoFileOf(form: FormData): Promise<PhotoFile | null> {
  const values = form.getAll("image");
  const image = values[0];
  if (values.length > 1 || (typeof image === "string" && image !== ""))
    throw fieldError("validation_failed", "image", captionMessages.imageField);
  // A browser sends an empty file for a file input that was not used.
  if (image === undefined || typeof image === "string" || image.size === 0) return null;
  if (image.size >= imageBytesMax) throw photoRefusal("large");
  const bytes = new Uint8Array(await image.arrayBuffer());
  return refusing(() => openPhoto(bytes));
}

/**
 * Decodes the photo of a request. This costs CPU, so the caller must be known and counted before.
 * @param signal of the request
 * @throws ApiError 400 for a photo that cannot be used
 */
export function decodePhoto(file: PhotoFile, signal: AbortSignal): Promise<Photo> {
  return refusing(() => readPhoto(file, signal));
}

/** Reports an unusable photo with the contract's message. */
async function refusing<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof PhotoError ? photoRefusal(error.kind) : error;
  }
}

function photoRefusal(kind: PhotoErrorKind): ApiError {
  switch (kind) {
    case "large":
      return fieldError("payload_too_large", "image", captionMessages.fileTooLarge.description);
    case "type":
      return fieldError("invalid_image", "image", captionMessages.fileType.description);
    case "broken":
      return fieldError("invalid_image", "image", captionMessages.fileBroken);
    case "pixels":
      return fieldError("invalid_image", "image", captionMessages.imagePixels);
  }
}

const decimal = /^-?\d{1,6}(\.\d{1,6})?$/;

function numberOf(text: string | undefined): number {
  if (text === undefined) return sliderDefault;
  return decimal.test(text.trim()) ? Number(text) : Number.NaN;
}

/** Any other value stays text, so that the schema rejects it. */
function booleanOf(text: string | undefined): unknown {
  if (text === undefined || text === "true") return true;
  return text === "false" ? false : text;
}
