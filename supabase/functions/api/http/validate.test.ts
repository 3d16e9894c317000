import assert from "node:assert/strict";
import { newPassword, registerRequest } from "../../_shared/contract/wire/accounts.ts";
import { ApiError } from "../../_shared/platform/errors.ts";
import { validate } from "./validate.ts";
import * as z from "zod/mini";

const refusal = (run: () => unknown): ApiError => {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

Deno.test("every field has its first message, and the first of all stands on top", () => {
  const error = refusal(() =>
    validate(z.object({ newPassword, username: registerRequest.shape.username }), { newPassword: "abc", username: "" }),
  );
  assert.equal(error.code, "validation_failed");
  assert.equal(error.message, "Password must be at least 8 characters");
  assert.deepEqual(error.details, {
    fields: {
      newPassword: "Password must be at least 8 characters",
      username: "Username must be at least 3 characters",
    },
  });
});

Deno.test("what is no object at all is told so", () => {
  assert.equal(refusal(() => validate(registerRequest, "text")).message, "The request must be a JSON object.");
});
