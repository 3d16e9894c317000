/** One complaint about a form: the field and the sentence. */
export interface FieldIssue {
  field: string;
  message: string;
}

type Parsed =
  | { success: true }
  | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };

/**
 * The complaint that is made first.
 * @param order the fields as the form complains about them; by default as the schema found them
 * @returns null when nothing is wrong
 */
export function firstIssue(parsed: Parsed, order: readonly string[] = []): FieldIssue | null {
  if (parsed.success) return null;
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  const inOrder = order
    .map((field) => issues.find((issue) => issue.field === field))
    .find((issue) => issue !== undefined);
  return inOrder ?? issues[0] ?? null;
}
