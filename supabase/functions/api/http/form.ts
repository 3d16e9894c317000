import { ApiError } from "../../_shared/errors.ts";
import { readBody } from "../../_shared/http/body.ts";

/**
 * Reads a multipart body.
 * @param bytesMax of the whole body
 * @param tooLarge message of the 413
 * @throws ApiError 415 for another content type, 413 above `bytesMax`, 400 for a broken body
 */
export async function readForm(request: Request, bytesMax: number, tooLarge: string): Promise<FormData> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new ApiError("unsupported_media_type", "Please send the request as multipart/form-data.");
  }
  const bytes = await readBody(request, bytesMax, tooLarge);
  if (!isComplete(bytes, contentType)) throw unreadable();
  try {
    return await new Response(bytes, { headers: { "content-type": contentType } }).formData();
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Whether the closing delimiter is there (RFC 2046, section 5.1.1); parsers accept a form that was cut off. */
function isComplete(bytes: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const tail = new TextDecoder("latin1").decode(bytes.subarray(-512));
  return tail.includes(`--${quoted ?? plain}--`);
}

function unreadable(cause?: unknown): ApiError {
  return new ApiError("bad_request", "The form could not be read. Please try again.", { cause });
}

/** The text of a field, or undefined when it is absent. @throws ApiError 400 for a file or a field sent twice */
export function textField(form: FormData, name: string): string | undefined {
  const values = form.getAll(name);
  const value = values[0];
  if (values.length > 1 || (value !== undefined && typeof value !== "string")) {
    throw new ApiError("bad_request", `The field ${name} must be sent once, as text.`);
  }
  return value;
}
