import { ok } from "@contract/wire/accounts.ts";
import { deadLetterList } from "@contract/wire/dead-letters.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { deadLetterTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const deadLetters = adminList({
  name: "dead-letters",
  operation: operations.adminListDeadLetters,
  schema: deadLetterList,
  failed: deadLetterTexts.fetchFailed,
});

export const retryDeadLetter = (id: string) => api(operations.adminRetryDeadLetter, { params: { id }, schema: ok });

export const discardDeadLetter = (id: string) => api(operations.adminDiscardDeadLetter, { params: { id }, schema: ok });
