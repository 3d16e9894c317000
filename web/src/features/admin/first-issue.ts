/** One problem of a form: the field and the message. */
export interface FieldIssue {
  field: string;
  message: string;
}

type Parsed =
  | { success: true }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/**
 * The first problem of a form.
 * @param order the order of the fields in which problems are reported; by default the schema's
 * @returns null if there is no problem
 */
export function firstIssue(parsed: Parsed, order: readonly string[] = []): FieldIssue | null {
  if (parsed.success) return null;
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  const inOrder = order
    .map((field) => issues.find((issue) => issue.field === field))
    .find((issue) => issue !== undefined);
  return inOrder ?? issues[0] ?? null;
}
