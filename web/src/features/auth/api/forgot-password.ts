import { ok, type ForgotPasswordRequest, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Asks for reset instructions; the answer is the same whether an account exists or not. */
export function forgotPassword(request: ForgotPasswordRequest): Promise<Ok> {
  return api(operations.forgotPassword, { json: request, schema: ok });
}
