import { ok, type ForgotPasswordRequest, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Requests reset instructions. The response is the same whether or not an account exists. */
export function forgotPassword(request: ForgotPasswordRequest): Promise<Ok> {
  return api(operations.forgotPassword, { json: request, schema: ok });
}
