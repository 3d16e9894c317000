import type { ZodMiniType, infer as Infer } from "zod/mini";
import { ApiError } from "../../_shared/errors.ts";

/**
 * Parses input with a contract schema.
 * @throws ApiError `validation_failed` with the first message; `details.fields` has the first message of every field
 */
export function validate<T extends ZodMiniType>(schema: T, input: unknown): Infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data as Infer<T>;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
  const { "": whole, ...named } = fields;
  throw new ApiError("validation_failed", parsed.error.issues[0]?.message ?? whole ?? "Please check what you entered.", { details: { fields: named } });
}
