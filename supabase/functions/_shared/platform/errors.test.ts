import assert from "node:assert/strict";
import { ApiError, describeError } from "./errors.ts";

Deno.test("the log has our own messages down to the cause", () => {
  const cause = new TypeError("fetch failed");
  assert.equal(
    describeError(new ApiError("unavailable", "Down.", { cause })),
    "ApiError: Down. <- TypeError: fetch failed",
  );
});

Deno.test(
  "what another service answered is known by its status and code, because its message may quote a person",
  () => {
    const refusal = Object.assign(new Error('Email address "anna@example.com" is invalid'), {
      status: 400,
      code: "email_address_invalid",
    });
    assert.equal(
      describeError(new Error("not sent", { cause: refusal })),
      "Error: not sent <- Error: status 400, code email_address_invalid",
    );
  },
);

Deno.test("a text that is not JSON is not quoted", () => {
  try {
    JSON.parse("Dear Anna");
    assert.fail();
  } catch (error) {
    assert.equal(describeError(error), "SyntaxError: not JSON");
  }
});
