import { adminMessages } from "../../../_shared/contract/wire/admin.ts";
import { toApiError, type FailureMessages } from "../../../_shared/domain/writing/failure.ts";

const messages: FailureMessages = {
  aborted: adminMessages.aborted,
  refused: adminMessages.modelRefused,
  notConfigured: adminMessages.modelNotConfigured,
  failed: adminMessages.modelFailed,
  exhausted: adminMessages.modelExhausted,
};

/** What an administrator is told when a writer gave nothing; anything else comes back as it is. */
export const writerFailure = (error: unknown, signal: AbortSignal): unknown => toApiError(error, signal, messages);
