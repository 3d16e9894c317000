import type { ZodMiniType, infer as Infer } from "zod/mini";
import { ApiError } from "../../_shared/platform/errors.ts";

/**
 * Validates input with a contract schema.
 * @throws ApiError `validation_failed` with the first message; `details.fields` has the first message of every field
 */
export function validate<T extends ZodMiniType>(schema: T, input: unknown): Infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data as Infer<T>;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".")] ??= issue.message;
  const { "": whole, ...named } = fields;
  const first = parsed.error.issues[0];
  // The input contains no known field, so none of the contract's messages describes the problem.
  if (first?.code === "invalid_type" && first.path.length === 0)
    throw new ApiError("validation_failed", "The request must be a JSON object.");
  throw new ApiError("validation_failed", first?.message ?? whole ?? "Please check what you entered.", {
    details: { fields: named },
  });
}
