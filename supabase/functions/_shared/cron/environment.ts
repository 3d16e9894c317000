const lengthMin = 16;

/** The header that carries CRON_SECRET. Not Authorization: gateways read tokens there. */
export const secretHeader = "x-cron-secret";

/**
 * What the callers of scheduled functions prove themselves with.
 * @returns null where CRON_SECRET is not set: such a function refuses every call
 * @throws Error naming the variable when it is too short to be a secret
 */
export function parseCronSecret(variables: Record<string, string | undefined>): string | null {
  const secret = variables.CRON_SECRET?.trim() ?? "";
  if (secret === "") return null;
  if (secret.length < lengthMin) throw new Error(`The function cannot start: CRON_SECRET must have at least ${lengthMin} characters.`);
  return secret;
}
