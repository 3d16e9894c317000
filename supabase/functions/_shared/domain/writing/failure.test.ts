import assert from "node:assert/strict";
import { ApiError } from "../../platform/errors.ts";
import { ModelError, type ModelErrorKind } from "./call.ts";
import { toApiError, type FailureMessages } from "./failure.ts";

const messages: FailureMessages = {
  aborted: "gone",
  refused: "declined",
  notConfigured: "not set up",
  failed: "failed",
  rejected: "none passed",
  exhausted: "nothing left",
  unreadable: "no words",
};
const running = new AbortController().signal;

const expected: Record<ModelErrorKind, [code: string, message: string]> = {
  refused: ["model_refused", "declined"],
  config: ["not_configured", "not set up"],
  rejected: ["model_failed", "none passed"],
  exhausted: ["model_refused", "nothing left"],
  unreadable: ["model_refused", "no words"],
  truncated: ["model_failed", "failed"],
  invalid: ["model_failed", "failed"],
  rate_limited: ["model_failed", "failed"],
  timeout: ["model_failed", "failed"],
  aborted: ["model_failed", "failed"],
  unavailable: ["model_failed", "failed"],
};

for (const [kind, [code, message]] of Object.entries(expected)) {
  Deno.test(`a writer's "${kind}" becomes ${code} in the subject's own words, with its cause kept`, () => {
    const cause = new ModelError(kind as ModelErrorKind, "for the log");
    const error = toApiError(cause, running, messages);
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.code, error.message, error.cause], [code, message, cause]);
  });
}

Deno.test("a subject without a sentence for rejected captions says that it failed", () => {
  const error = toApiError(new ModelError("rejected", "x"), running, { ...messages, rejected: undefined });
  assert.equal((error as ApiError).message, "failed");
});

Deno.test("whoever went away is told so whatever happened, and what is no writer's failure stays as it is", () => {
  const error = toApiError(new ModelError("refused", "x"), AbortSignal.abort(), messages);
  assert.deepEqual([(error as ApiError).code, (error as ApiError).message], ["client_closed_request", "gone"]);
  const other = new TypeError("a fault of ours");
  assert.equal(toApiError(other, running, messages), other);
});
