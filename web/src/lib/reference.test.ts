import { expect, it } from "vitest";
import { ApiError, readableError } from "./api-error.ts";
import { splitReference, withReference } from "./reference.ts";

const id = "7f9c24e8-3b12-4fef-91e0-56a2d5a9c3b4";
const failed = (status: number, details?: Record<string, unknown>) =>
  new ApiError(status, String(status), "It broke.", { code: "internal", details });

it("a failure of the server is shown with the request's ID", () => {
  const error = failed(500, { requestId: id });
  expect(error.readable).toBe(`It broke. Reference: ${id}`);
  expect(error.sentence).toBe("It broke.");
  expect(readableError(error, "Try again.")).toBe(error.readable);
});

it.each([
  ["a refusal", failed(409, { requestId: id })],
  ["a failure without an ID", failed(502)],
  ["an ID that is no text", failed(500, { requestId: 7 })],
  ["something that is no ID", failed(500, { requestId: "<b>now</b>" })],
  ["no response", new ApiError(0, "0", "It broke.")],
])("%s has no reference, and none is invented", (_, error) => {
  expect(error.readable).toBe("It broke.");
  expect(error.reference).toBeNull();
});

it("a text of the page's own takes the reference, too", () => {
  expect(withReference("Try again.", id)).toBe(`Try again. Reference: ${id}`);
  expect(withReference("", id)).toBe(`Reference: ${id}`);
  expect(readableError(new ApiError(500, "500", "", { code: "internal", details: { requestId: id } }), "Again.")).toBe(
    `Again. Reference: ${id}`,
  );
});

it("is separated from its sentence", () => {
  expect(splitReference(withReference("Try again.", id))).toEqual({ sentence: "Try again.", reference: id });
  expect(splitReference(withReference("", id))).toEqual({ sentence: "", reference: id });
  expect(splitReference("Reference: see page 2")).toEqual({ sentence: "Reference: see page 2", reference: null });
});
