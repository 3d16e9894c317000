import { ApiError } from "../../_shared/platform/errors.ts";
import { readBody } from "../../_shared/platform/http/body.ts";
import { boundaryOf, parseMultipart } from "./multipart.ts";

/**
 * Reads a multipart body.
 * @param bytesMax maximum size of the whole body
 * @param tooLarge message for status 413
 * @throws ApiError 415 for another content type, 413 above `bytesMax`, 400 for an invalid body
 */
export async function readForm(request: Request, bytesMax: number, tooLarge: string): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  if (boundary === null)
    throw new ApiError("unsupported_media_type", "Please send the request as multipart/form-data.");
  const form = parseMultipart(await readBody(request, bytesMax, tooLarge), boundary);
  if (form === null) throw new ApiError("bad_request", "The form could not be read. Please try again.");
  return form;
}

/**
 * The text of a field, or undefined if it is absent. @throws ApiError 400 for a file, or for a field that was sent
 * twice
 */
export function textField(form: FormData, name: string): string | undefined {
  const values = form.getAll(name);
  const value = values[0];
  if (values.length > 1 || (value !== undefined && typeof value !== "string")) {
    throw new ApiError("bad_request", `The field ${name} must be sent once, as text.`);
  }
  return value;
}
