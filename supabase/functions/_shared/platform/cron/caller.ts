import { ApiError, unauthorized } from "../errors.ts";
import { secretHeader } from "./environment.ts";
import { sameSecret } from "./secret.ts";

/**
 * Accepts only requests from the scheduler.
 * @param secret what callers must send; null rejects everybody
 * @throws ApiError `unauthorized`, or `not_configured` without a secret
 */
export async function requireCronSecret(request: Request, secret: string | null): Promise<void> {
  if (secret === null)
    throw new ApiError(
      "not_configured",
      `Set CRON_SECRET for the functions and send it in the header ${secretHeader}.`,
    );
  if (!(await sameSecret(request.headers.get(secretHeader) ?? "", secret))) throw unauthorized();
}
