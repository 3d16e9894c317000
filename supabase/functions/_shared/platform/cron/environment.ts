const lengthMin = 16;

/** The header for CRON_SECRET. It is not Authorization, because gateways interpret that header. */
export const secretHeader = "x-cron-secret";

/**
 * The secret that callers of scheduled functions must send.
 * @returns null if CRON_SECRET is not set: such a function rejects every request
 * @throws Error naming the variable if it is too short
 */
export function parseCronSecret(variables: Record<string, string | undefined>): string | null {
  const secret = variables.CRON_SECRET?.trim() ?? "";
  if (secret === "") return null;
  if (secret.length < lengthMin)
    throw new Error(`The function cannot start: CRON_SECRET must have at least ${lengthMin} characters.`);
  return secret;
}
