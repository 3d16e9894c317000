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
};
const running = new AbortController().signal;

const answers: Record<ModelErrorKind, [code: string, message: string]> = {
  refused: ["model_refused", "declined"],
  config: ["not_configured", "not set up"],
  rejected: ["model_failed", "none passed"],
  exhausted: ["model_refused", "nothing left"],
  truncated: ["model_failed", "failed"],
  invalid: ["model_failed", "failed"],
  rate_limited: ["model_failed", "failed"],
  timeout: ["model_failed", "failed"],
  aborted: ["model_failed", "failed"],
  unavailable: ["model_failed", "failed"],
};

for (const [kind, [code, message]] of Object.entries(answers)) {
  Deno.test(`a writer's "${kind}" is answered ${code} in the subject's own words, with its cause kept`, () => {
    const cause = new ModelError(kind as ModelErrorKind, "for the log");
    const answer = toApiError(cause, running, messages);
    assert.ok(answer instanceof ApiError);
    assert.deepEqual([answer.code, answer.message, answer.cause], [code, message, cause]);
  });
}

Deno.test("a subject without a sentence for rejected captions says that it failed", () => {
  const answer = toApiError(new ModelError("rejected", "x"), running, { ...messages, rejected: undefined });
  assert.equal((answer as ApiError).message, "failed");
});

Deno.test("whoever went away is told so whatever happened, and what is no writer's failure stays as it is", () => {
  const answer = toApiError(new ModelError("refused", "x"), AbortSignal.abort(), messages);
  assert.deepEqual([(answer as ApiError).code, (answer as ApiError).message], ["client_closed_request", "gone"]);
  const other = new TypeError("a fault of ours");
  assert.equal(toApiError(other, running, messages), other);
});
